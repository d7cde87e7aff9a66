import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlag } from '../../../session/tenant.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { chosenLook } from '../../../ui/theme/own-look-key.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { SiteBulkBar } from '../../bulk-work/bulk-bar.tsx';
import { searchMessages } from '../../ground/search/messages.ts';
import { searchPageMessages as messages } from './messages.ts';
import { SearchFailed } from '../../search-results/search-failed.tsx';
import { useOpenedFrom } from '../../ground/search/opened-from.ts';
import { useFound, usePointing, useSearchModel } from '../../ground/search/search-model.tsx';
import { CardLook } from '../../ground/site-card/card-look.tsx';
import { CardList } from '../../search-results/card-list.tsx';
import { FilterChips } from './chips/filter-chips.tsx';
import { ExportButton } from './export-button.tsx';
import { type CardActions, ResultCard } from '../../search-results/result-card.tsx';
import { ResultsCount } from '../../search-results/results-head.tsx';
import { SelectAll } from '../../search-results/select-all.tsx';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { sitePath } from '../../ground/sites/site-path.ts';
import { SortMenu } from '../../search-results/sort-menu.tsx';
import { useCardSizes } from '../../search-results/use-card-sizes.ts';

const NoneFound = lazyPart(() => import('./chips/none-found.tsx'));

/** Cards that scroll past under the pointer are not highlighted on the map (specification 000 section 9). */
const HOVER_RESTS_MS = 150;
/** Who goes down the cards to the next one sees no preview; who stays on one does. */
const PREVIEW_RESTS_MS = 500;
/** The property that heads a card. */
const TITLE = 'site_name';

interface ResultsPanelProps {
  /** What to show when nothing is found, instead of the search's own text. */
  empty?: ReactNode;
  /** Further tools for the selected sites. */
  tools?: ReactNode;
  /** Scenarios can be chosen and are part of links, whatever the council's flag for searches says. */
  scenarios?: boolean;
  /** Called with the scenario chosen for a site, so that it can be stored. */
  onScenario?: (siteId: number, scenarioName: string, before: string) => void;
}

/** The count, the tools and any number of cards. */
export function ResultsPanel({ empty, tools, scenarios, onScenario }: ResultsPanelProps) {
  const model = useSearchModel();
  const found = useFound();
  const pointing = usePointing();
  const { sites, total } = found;
  const { card, fields } = model.screen;
  const panel = useRef<HTMLDivElement>(null);
  // The card's heading shows it already.
  const rows = useMemo(() => card.filter((each) => each.dbPropertyName !== TITLE), [card]);
  const compact = chosenLook('density') === 'compact';
  const sizeOf = useCardSizes(rows, fields, panel, compact);
  const flag = useFlag('site view scenarios');
  const withScenarios = scenarios ?? flag;
  const actions = useCardActions(onScenario);
  const { point, focus } = useAttention();
  const navigate = useNavigate();
  const from = useOpenedFrom(model.state);
  const onKey = (event: KeyboardEvent, site: SiteRecord) => {
    if (event.key === ' ') actions.tick(site.id);
    else if (event.key === 'Enter') {
      const scenario = withScenarios ? model.scenarios.of(site.id) : BASE;
      void navigate(sitePath(site.id, scenario, from));
    } else return;
    event.preventDefault();
  };
  return (
    <chakra.div ref={panel} flex="1" minH="0" display="flex" flexDirection="column">
      <chakra.div px="4" py="2" borderBottomWidth="1px">
        <ResultsCount />
        <FilterChips />
        <chakra.div display="flex" alignItems="center" gap="1">
          <SelectAll />
          <SortMenu />
          <ExportButton />
        </chakra.div>
        {pointing.ticked.size > 0 && <SiteBulkBar tools={tools} />}
      </chakra.div>
      {/* Not Loaded: a failure stands above what was found before it. */}
      {found.error && (
        <SearchFailed title={searchMessages.searchFailed} error={found.error} retry={found.retry} />
      )}
      {total === undefined && !found.error && (
        <chakra.div p="4">
          <SkeletonLines lines={8} height="7" />
        </chakra.div>
      )}
      {total === 0 &&
        (empty ?? (
          <Suspense fallback={null}>
            <NoneFound />
          </Suspense>
        ))}
      {sites.length > 0 && (
        <CardLook>
          <CardList
            label={messages.sites}
            items={sites}
            keyOf={keyOf}
            sizeOf={sizeOf}
            showKey={model.state.site}
            onPoint={point}
            onFocusCard={focus}
            onMove={(site) => model.show(site.id, 'following')}
            onKey={onKey}
          >
            {(site, active) => (
              <ResultCard
                site={site}
                name={siteNameOf(site, fields.values())}
                rows={rows}
                fields={fields}
                selected={site.id === model.state.site}
                ticked={pointing.ticked.has(site.id)}
                active={active}
                actions={actions}
                compact={compact}
                scenarios={model.scenarios}
                withScenarios={withScenarios}
                from={from}
              />
            )}
          </CardList>
        </CardLook>
      )}
    </chakra.div>
  );
}

const keyOf = (site: SiteRecord) => site.id;

/** The actions of cards, as an object that stays the same. */
function useCardActions(onScenario: ResultsPanelProps['onScenario']): CardActions {
  const { show, scenarios } = useSearchModel();
  const { setTicked } = usePointing();
  const kept = useRef(onScenario);
  kept.current = onScenario;
  const scenario = useCallback(
    (siteId: number, name: string) => {
      const before = scenarios.of(siteId);
      if (before === name) return;
      scenarios.choose(siteId, name);
      kept.current?.(siteId, name, before);
    },
    [scenarios],
  );
  const tick = useCallback(
    (siteId: number) =>
      setTicked((before) => {
        const next = new Set(before);
        if (!next.delete(siteId)) next.add(siteId);
        return next;
      }),
    [setTicked],
  );
  return useMemo(
    () => ({ tick, scenario, show: (siteId) => show(siteId) }),
    [tick, scenario, show],
  );
}

/** The card under the pointer or with the focus, for the map and the preview. */
function useAttention() {
  const { setHovered, setPreview } = usePointing();
  const resting = useRef<ReturnType<typeof setTimeout>[]>([]);
  const rest = () => {
    resting.current.forEach(clearTimeout);
    resting.current = [];
  };
  useEffect(() => rest, []);
  const pointed = useRef<number>(undefined);
  const point = (site: SiteRecord | undefined, card?: HTMLElement) => {
    if (pointed.current === site?.id) return;
    pointed.current = site?.id;
    rest();
    setPreview(undefined);
    resting.current.push(setTimeout(() => setHovered(site?.id), HOVER_RESTS_MS));
    if (!site || !card) return;
    const preview = () => setPreview({ siteId: site.id, beside: card.getBoundingClientRect() });
    resting.current.push(setTimeout(preview, PREVIEW_RESTS_MS));
  };
  const focus = (site: SiteRecord | undefined, card: HTMLElement) => {
    setHovered(site?.id);
    setPreview(site && { siteId: site.id, beside: card.getBoundingClientRect() });
  };
  return { point, focus };
}
