import { getSites } from '@calls/land/sites/contract.ts';
import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';
import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CardLook } from '../ground/site-card/card-look.tsx';
import { useChosenScenario } from '../ground/sites/chosen-scenarios.ts';
import { siteReferenceOf } from '@contract/land/ground/sites/site-reference.ts';
import { siteNameOf } from '../ground/sites/site-name.ts';
import { sitePath } from '../ground/sites/site-path.ts';
import { siteCardMessages } from '../ground/site-card/messages.ts';
import { TagList } from '../ground/site-card/tag-list.tsx';
import { useFlag } from '../../session/tenant.tsx';
import { useOpenedFrom } from '../ground/search/opened-from.ts';
import { usePointing, useSearchModel } from '../ground/search/search-model.tsx';
import { sitePreviewMessages as messages } from './messages.ts';
import { previewLines } from './preview-lines.ts';
import { previewPlace } from './preview-place.ts';
import { useHoverDelay } from './use-hover-delay.ts';

const MINUTE = 60_000;

/** A preview of the site under the pointer on the map, or of the focused card in the results. */
export function SitePreview({
  withoutMap,
}: {
  /** A card is on the map beside the pointer, and would be covered. */
  withoutMap: boolean;
}) {
  const { preview } = usePointing();
  const { screen } = useSearchModel();
  const onMap = preview !== undefined && !('right' in preview.beside);
  const { shown, close, ...pointer } = useHoverDelay(withoutMap && onMap ? undefined : preview);
  const box = useRef<HTMLDivElement>(null);
  const { data, error } = useEndpoint(getSites, shown ? { ids: [shown.siteId] } : null, {
    staleTime: MINUTE,
  });
  const site = data?.sites.find((each) => each.id === shown?.siteId);
  const there = shown !== undefined && (site !== undefined || error !== null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown || !there) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const { width, height } = element.getBoundingClientRect();
    const window = { width: innerWidth, height: innerHeight };
    const { left, top } = previewPlace(shown.beside, { width, height }, window);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [shown, there, site]);
  useEscape(there, close);
  if (!shown) return null;
  return (
    <Box
      ref={box}
      popover="manual"
      role="region"
      aria-label={messages.label(
        site ? siteNameOf(site, screen.fields.values()) : String(shown.siteId),
      )}
      {...pointer}
    >
      {/* Not Loaded: it goes with the pointer, so nothing in it is tried again. */}
      {error ? (
        <chakra.p textStyle="small" color="fg.error">
          {error.message}
        </chakra.p>
      ) : site ? (
        <Content site={site} />
      ) : (
        <SkeletonLines lines={4} height="4" />
      )}
    </Box>
  );
}

function Content({ site }: { site: Parameters<typeof siteNameOf>[0] & { site_tags: string[] } }) {
  const { screen, scenarios, state } = useSearchModel();
  const chosen = useChosenScenario(scenarios, site.id);
  const scenario = useFlag('site view scenarios') ? chosen : BASE;
  const from = useOpenedFrom(state);
  return (
    <>
      <Opens href={sitePath(site.id, scenario, from)} target="_blank" rel="noopener">
        <Head>
          <chakra.span flex="1" truncate fontVariantNumeric="tabular-nums">
            {siteReferenceOf(site, screen.fields.values())}
          </chakra.span>
          <ExternalLink size={12} aria-hidden />
        </Head>
        <dl>
          {previewLines(site as unknown as Record<string, unknown>, screen.fields).map((line) => (
            <Line key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                {line.dot && <Dot style={{ background: line.dot }} aria-hidden />}
                {line.text}
              </dd>
            </Line>
          ))}
        </dl>
        <VisuallyHidden>{messages.opens}</VisuallyHidden>
      </Opens>
      <chakra.div display="flex" gap="2" textStyle="small" mb="-2">
        <chakra.span color="fg.muted" lineHeight="26px">
          {siteCardMessages.tags}
        </chakra.span>
        {site.site_tags.length > 0 ? (
          <CardLook>
            <TagList tags={site.site_tags} />
          </CardLook>
        ) : (
          <chakra.span lineHeight="26px">{messages.nothing}</chakra.span>
        )}
      </chakra.div>
    </>
  );
}

/** Escape closes the preview first, before anything under it. */
function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open]);
}

const Box = chakra('div', {
  base: {
    position: 'fixed',
    // Specification 000 section 9: a site popup's height and width.
    maxH: '200px',
    minW: '150px',
    maxW: '360px',
    overflow: 'auto',
    px: '3!',
    py: '2!',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    outlineWidth: '1px',
    outlineStyle: 'solid',
    outlineColor: 'border',
    zIndex: 'floating',
  },
});
const Opens = chakra('a', {
  base: { display: 'block', textStyle: 'small', lineHeight: '15px', _hover: { bg: 'bg.subtle' } },
});
const Head = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minH: '4', color: 'accent.fg' },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', w: '2', h: '2', me: '1.5', borderRadius: 'full' },
});
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '176px 1fr',
    columnGap: '3',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});
