import { useMemo, useRef } from 'react';
import { SiteMap } from '../map/site-map.tsx';
import { useCouncilStyle } from '../map/use-council-style.ts';
import { working } from '../map/toolbar/tools.ts';
import { useFlag } from '../session/tenant.tsx';
import { FIT_PADDING } from '../map/view.ts';
import { useWidthClass } from '../ui/use-width.ts';
import { OverlappedSites } from './overlapped/overlapped-sites.tsx';
import { usePicking } from './overlapped/use-picking.ts';
import { SitePreview } from './preview/site-preview.tsx';
import { usePointing, useSearchModel } from './search-model.tsx';
import { useOpeningBox } from './use-opening-box.ts';
import { useSiteGeometry } from './use-selected-site.ts';

const TOOLS = working();

/** The map of a search: its sites, the one under the pointer, the one selected. */
export function SearchMap() {
  const { state, change, asked, map, bounds } = useSearchModel();
  const { hovered, setHovered } = usePointing();
  // Read when a map is made: another one is when the width class changes.
  const view = useRef(state.view);
  view.current = state.view;
  const width = useWidthClass();
  const redesigned = useFlag('site search redesigned');
  const { mapStyle, colours, colouredBy, retry } = useCouncilStyle(asked);
  const selected = useSiteGeometry(state.site);
  const opening = useOpeningBox(state);
  const { overlapped, pick, pin, close } = usePicking();
  // The map stays as it is while page after page of results arrives.
  const drawn = useMemo(
    () => (
      <SiteMap
        handle={map}
        tools={TOOLS}
        fitPadding={redesigned ? FIT_PADDING.redesigned : FIT_PADDING.sites}
        mapStyle={opening.settled ? mapStyle : undefined}
        colours={colours}
        colouredBy={colouredBy}
        retry={retry}
        start={view.current ? { view: view.current } : opening.box && { box: opening.box }}
        selected={selected}
        hoveredId={hovered}
        onHover={setHovered}
        onHits={pick}
        onView={(now, box) => {
          bounds.current = box;
          change({ view: now }, 'quietly');
        }}
      >
        {overlapped && <OverlappedSites overlapped={overlapped} pin={pin} close={close} />}
      </SiteMap>
    ),
    // A map of another width is another map, and begins where this one was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      width,
      redesigned,
      mapStyle,
      colours,
      colouredBy,
      retry,
      opening.settled,
      opening.box,
      selected,
      hovered,
      overlapped,
      pick,
      pin,
      close,
      change,
    ],
  );
  return (
    <>
      {drawn}
      <SitePreview />
    </>
  );
}
