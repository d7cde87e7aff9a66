import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfigErrorScreen } from '../configs/config-error-screen.tsx';
import { SiteMap } from '../map/site-map.tsx';
import type { MapHandle } from '../map/surface-types.ts';
import { useCouncilStyle } from '../map/use-council-style.ts';
import type { Box } from '../map/view.ts';
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
import { SmallSearch } from './small-search.tsx';
import { useFoundSites } from './use-found-sites.ts';
import { useOpeningBox } from './use-opening-box.ts';
import { useSearchActions } from './use-search-actions.ts';
import { useSearchScreen } from './use-search-screen.ts';
import { useSearchState } from './use-search-state.ts';
import { useSiteGeometry } from './use-selected-site.ts';

/** What a card is headed by, where the dictionary has it. */
const NAMES = ['site_name', 'address'];

/** Site search: form, map and results; its whole state stands in the address. */
export default function SearchPage() {
  const { state, change } = useSearchState();
  const screen = useSearchScreen();
  const map = useRef<MapHandle>(null);
  const bounds = useRef<Box>(undefined);
  // Read when a map is made: another one is when the width class changes.
  const view = useRef(state.view);
  view.current = state.view;
  const [hovered, setHovered] = useState<number>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
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

  const { search, show, seeing } = useSearchActions({ filters, area, change, map, bounds });
  useEffect(() => setTicked(new Set()), [seeing.searches]);
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
          seeing={seeing}
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
