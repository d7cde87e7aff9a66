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
import { SkeletonLines } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DesktopSearch } from './desktop-search.tsx';
import { messages } from './messages.ts';
import { ResultsPanel } from './results-panel.tsx';
import { askedFilters } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { type Asked, SmallSearch } from './small-search.tsx';
import { FOUND_SITES, useFoundSites } from './use-found-sites.ts';
import { useOpeningBox } from './use-opening-box.ts';
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
  // Read when a map is made: another one is when the width class changes.
  const view = useRef(state.view);
  view.current = state.view;
  const [hovered, setHovered] = useState<number>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [seeing, setSeeing] = useState<Asked>({ see: 'results', times: 0 });
  const showing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const width = useWidthClass();

  const { filters, area } = state;
  const asked = useMemo(() => askedFilters({ filters, area }), [filters, area]);
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
  const { mapStyle, colours, colouredBy, retry } = useCouncilStyle(asked);
  const selected = useSiteGeometry(state.site);
  const opening = useOpeningBox(state);

  const search = useCallback(
    async (wanted: Filter[], areaOnly: boolean) => {
      const seen = areaOnly ? (map.current?.bounds() ?? bounds.current) : undefined;
      const within = seen && boxInMetres(seen);
      setTicked(new Set());
      setSeeing(({ times }) => ({ see: 'results', times: times + 1 }));
      const again = JSON.stringify([wanted, within]) === JSON.stringify([filters, area]);
      change({ filters: wanted, area: within, site: undefined });
      if (again) void queries.resetQueries({ queryKey: FOUND_SITES });
      if (within) return;
      const query = endpointQuery(searchExtent, {
        filters: wanted,
        projection: '4326' as const,
      });
      const answer = await queries.fetchQuery(query).catch(() => undefined);
      if (answer?.extent) map.current?.fit(answer.extent as Box);
    },
    [filters, area, change, queries],
  );
  const show = useCallback(
    (siteId: number) => {
      clearTimeout(showing.current);
      setSeeing(({ times }) => ({ see: 'site', times: times + 1 }));
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
  const { site } = state;

  // Form and map stay as they are while page after page of results arrives.
  const form = useMemo(
    () =>
      screen.form ? (
        <SearchForm
          config={screen.form}
          filters={filters}
          areaOnly={area !== undefined}
          search={(wanted, areaOnly) => void search(wanted, areaOnly)}
        />
      ) : (
        <chakra.div p="4">
          <SkeletonLines lines={10} height="8" />
        </chakra.div>
      ),
    [screen.form, filters, area, search],
  );
  const mapPart = useMemo(
    () => (
      <SiteMap
        handle={map}
        mapStyle={opening.settled ? mapStyle : undefined}
        colours={colours}
        colouredBy={colouredBy}
        retry={retry}
        start={view.current ? { view: view.current } : opening.box && { box: opening.box }}
        selected={selected}
        hoveredId={hovered}
        onHover={setHovered}
        onPick={(siteId) => change({ site: siteId === site ? undefined : siteId })}
        onView={(now, box) => {
          bounds.current = box;
          change({ view: now }, 'quietly');
        }}
      />
    ),
    // A map of another width is another map, and begins where this one was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      width,
      mapStyle,
      colours,
      colouredBy,
      retry,
      opening.settled,
      opening.box,
      selected,
      hovered,
      site,
      change,
    ],
  );

  if (screen.error || screen.broken) {
    return (
      <>
        <Heading />
        {screen.broken ? (
          <ConfigErrorScreen {...screen.broken} />
        ) : (
          <ErrorState title={messages.optionsFailed} error={screen.error} retry={screen.retry} />
        )}
      </>
    );
  }
  const parts = {
    form,
    map: mapPart,
    results: (
      <ResultsPanel
        found={found}
        card={screen.card}
        fields={screen.fields}
        selected={site}
        ticked={ticked}
        setTicked={setTicked}
        onHover={setHovered}
        onShow={show}
      />
    ),
  };
  return (
    <Screen>
      <Heading />
      {width === 'desktop' ? (
        <DesktopSearch {...parts} />
      ) : (
        <SmallSearch
          {...parts}
          found={found}
          filterCount={state.filters.length}
          phone={width === 'mobile'}
          asked={seeing}
        />
      )}
    </Screen>
  );
}

const Heading = () => (
  <VisuallyHidden>
    <h1 tabIndex={-1}>{messages.formPanel.title}</h1>
  </VisuallyHidden>
);

const Screen = chakra('div', {
  base: {
    // A height of its own: the frame grows with its page, and a list that may grow draws every row.
    flex: 'none',
    display: 'flex',
    h: `calc(100dvh - ${HEADER_HEIGHT}px)`,
    overflow: 'hidden',
  },
});
