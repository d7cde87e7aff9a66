import { useMemo, useRef } from 'react';
import { SiteMap } from '../map/site-map.tsx';
import { useCouncilStyle } from '../map/use-council-style.ts';
import { useWidthClass } from '../ui/use-width.ts';
import { usePointing, useSearchModel } from './search-model.tsx';
import { useOpeningBox } from './use-opening-box.ts';
import { useSiteGeometry } from './use-selected-site.ts';

/** The map of a search: its sites, the one under the pointer, the one selected. */
export function SearchMap() {
  const { state, change, asked, map, bounds } = useSearchModel();
  const { hovered, setHovered } = usePointing();
  // Read when a map is made: another one is when the width class changes.
  const view = useRef(state.view);
  view.current = state.view;
  const width = useWidthClass();
  const { mapStyle, colours, colouredBy, retry } = useCouncilStyle(asked);
  const selected = useSiteGeometry(state.site);
  const opening = useOpeningBox(state);
  const { site } = state;
  // The map stays as it is while page after page of results arrives.
  return useMemo(
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
        onHits={({ sites: [top] }) => {
          if (top !== undefined) change({ site: top === site ? undefined : top });
        }}
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
}
