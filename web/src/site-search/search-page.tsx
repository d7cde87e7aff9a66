import type { Filter } from '@contract/site-search/filter.ts';
import { searchExtent, siteGeometries } from '@calls/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { endpointQuery } from '../api/use-endpoint.ts';
import { ConfigErrorScreen } from '../configs/config-error-screen.tsx';
import { SiteMap } from '../map/site-map.tsx';
import type { MapHandle } from '../map/surface-types.ts';
import { useCouncilStyle } from '../map/use-council-style.ts';
import { type Box, boxInMetres, boxOf } from '../map/view.ts';
import { useWidthClass } from '../ui/use-width.ts';
import { ErrorState } from '../ui/states.tsx';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DesktopSearch } from './desktop-search.tsx';
import { messages } from './messages.ts';
import { ResultsPanel } from './results-panel.tsx';
import { askedFilters } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { SmallSearch } from './small-search.tsx';
import { useFoundSites } from './use-found-sites.ts';
import { useSearchScreen } from './use-search-screen.ts';
import { useSearchState } from './use-search-state.ts';
import { useSiteGeometry } from './use-selected-site.ts';

const SHOW_DEBOUNCE_MS = 20;
/** What a card is headed by, where the dictionary has it. */
const NAMES = ['site_name', 'address'];

/** Site search: form, map and results; its whole state stands in the address. */
export default function SearchPage() {
  const { state, change } = useSearchState();
  const screen = useSearchScreen();
  const queries = useQueryClient();
  const map = useRef<MapHandle>(null);
  const bounds = useRef<Box>(undefined);
  const begun = useRef(state.view);
  const [hovered, setHovered] = useState<number>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const width = useWidthClass();

  const asked = useMemo(() => askedFilters(state), [state]);
  const attributes = useMemo(() => {
    const names = [
      ...NAMES.filter((name) => screen.fields.has(name)),
      ...screen.card.map((each) => each.dbPropertyName),
    ];
    return [...new Set(names)];
    // The dictionary is one object until it is fetched anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [screen.pending, screen.card.length]);
  const found = useFoundSites(
    asked,
    attributes,
    !screen.pending && !screen.error && !screen.broken,
  );
  const { mapStyle, colours } = useCouncilStyle(asked);
  const selected = useSiteGeometry(state.site);

  const search = async (filters: Filter[], areaOnly: boolean) => {
    const seen = areaOnly ? (map.current?.bounds() ?? bounds.current) : undefined;
    const area = seen && boxInMetres(seen);
    setTicked(new Set());
    change({ filters, area, site: undefined });
    if (area) return;
    const query = endpointQuery(searchExtent, { filters, projection: '4326' as const });
    const answer = await queries.fetchQuery(query).catch(() => undefined);
    if (answer?.extent) map.current?.fit(answer.extent as Box);
  };
  const show = useCallback(
    (siteId: number) => {
      clearTimeout(showing.current);
      const showNow = async () => {
        change({ site: siteId });
        const query = endpointQuery(siteGeometries, { siteIds: [siteId] } as never);
        const answer = await queries.fetchQuery(query).catch(() => undefined);
        const geometry = answer?.geometries[0]?.geometry;
        const box = geometry && boxOf(geometry);
        if (box) map.current?.fit(box);
      };
      showing.current = setTimeout(() => void showNow(), SHOW_DEBOUNCE_MS);
    },
    [change, queries],
  );
  const pick = (siteId: number) => change({ site: siteId === state.site ? undefined : siteId });

  if (screen.error) {
    return <ErrorState title={messages.optionsFailed} error={screen.error} retry={screen.retry} />;
  }
  if (screen.broken) return <ConfigErrorScreen {...screen.broken} />;

  const parts = {
    form: screen.form && (
      <SearchForm
        config={screen.form}
        filters={state.filters}
        areaOnly={state.area !== undefined}
        search={(filters, areaOnly) => void search(filters, areaOnly)}
      />
    ),
    map: (
      <SiteMap
        handle={map}
        mapStyle={mapStyle}
        colours={colours}
        start={begun.current && { view: begun.current }}
        selected={selected}
        hoveredId={hovered}
        onHover={setHovered}
        onPick={pick}
        onView={(view, box) => {
          bounds.current = box;
          change({ view }, 'quietly');
        }}
      />
    ),
    results: (
      <ResultsPanel
        found={found}
        card={screen.card}
        fields={screen.fields}
        selected={state.site}
        ticked={ticked}
        setTicked={setTicked}
        onHover={setHovered}
        onShow={show}
      />
    ),
  };
  return (
    <Screen>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{messages.formPanel.title}</h1>
      </VisuallyHidden>
      {width === 'desktop' ? (
        <DesktopSearch {...parts} />
      ) : (
        <SmallSearch
          {...parts}
          found={found}
          filterCount={state.filters.length}
          phone={width === 'mobile'}
        />
      )}
    </Screen>
  );
}

const Screen = chakra('div', {
  base: {
    // A height of its own: the frame grows with its page, and a list that may grow draws every row.
    flex: 'none',
    display: 'flex',
    h: `calc(100dvh - ${HEADER_HEIGHT}px)`,
    overflow: 'hidden',
  },
});
