import { siteNeighbours } from '@calls/land/site-search/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { type OpeningSearch, useOpeningSearch } from '../../ground/search/opened-from.ts';
import { presentParams } from '../../ground/sites/present-params.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { sitePath } from '../../ground/sites/site-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { sitePageMessages as messages } from './messages.ts';

/** "14 of 84" between the sites before and after this one in the search that it was opened from. */
export function Neighbours() {
  const search = useOpeningSearch();
  return search ? <InSearch search={search} /> : null;
}

function InSearch({ search }: { search: OpeningSearch }) {
  const { siteId } = useSite();
  const { filters, sort } = search;
  const { data, error } = useEndpoint(siteNeighbours, { siteId, filters, sort });
  const address = (site: Beside) => site && addressOf(site.id, search);
  const [previous, next] = [data?.previous ?? null, data?.next ?? null];
  useStepKeys(address(previous), address(next));
  const { position, total } = data ?? {};
  const place = error
    ? messages.back
    : position === undefined || total === undefined
      ? '…'
      : position === null
        ? messages.notInSearch
        : messages.placeInSearch(position, total);
  return (
    <Steps aria-label={messages.inSearch} data-neighbours data-screen-only>
      <Step
        to={address(previous)}
        label={previous ? messages.previousSite(previous.name) : messages.noPrevious}
        icon={<ChevronLeft size={16} />}
      />
      <Tooltip text={messages.back}>
        <Place to={search.addressWith(siteId)}>{place}</Place>
      </Tooltip>
      <Step
        to={address(next)}
        label={next ? messages.nextSite(next.name) : messages.noNext}
        icon={<ChevronRight size={16} />}
      />
    </Steps>
  );
}

type Beside = { id: number; name: string } | null;

/** The page of another site of the search, with the same panel and tab open. */
function addressOf(siteId: number, { query }: OpeningSearch): string {
  const kept = new URLSearchParams(query);
  const now = presentParams();
  for (const name of ['panel', 'tab']) {
    const value = now.get(name);
    if (value !== null) kept.set(name, value);
  }
  return sitePath(siteId, BASE, kept.toString());
}

/** Takes the place of this page in the browser's history: Back leads to the search from wherever one got to. */
function Step({ to, label, icon }: { to: string | null; label: string; icon: ReactNode }) {
  const look = { variant: 'ghost', shape: 'square', 'aria-label': label, icon } as const;
  return (
    <Tooltip text={label}>
      {to === null ? <Button {...look} aria-disabled /> : <ButtonLink {...look} to={to} replace />}
    </Tooltip>
  );
}

/** Alt with the arrows goes up and down the results. Never while typing or behind a dialog. */
function useStepKeys(previous: string | null, next: string | null): void {
  const navigate = useNavigate();
  const step = useRef<(key: string) => string | null>(() => null);
  step.current = (key) => (key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || typing) return;
      const to = step.current(event.key);
      if (to === null || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void navigate(to, { replace: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}

const Steps = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', flexShrink: 0 },
});
const Place = chakra(Link, {
  base: {
    px: '1',
    minH: '6',
    alignContent: 'center',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    textStyle: { mdDown: 'small' },
    _hover: { textDecoration: 'underline' },
  },
});
