import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { drawSite } from '../../custom-sites/draw-site-tool.tsx';
import { ShowCreated } from '../../custom-sites/show-created.ts';
import type { FeatureHit } from '../../layers/feature-search.tsx';
import { LayersLegend } from '../../layers/layers-legend.tsx';
import { LayersOnMap } from '../../layers/layers-on-map.tsx';
import { LayersPanel } from '../../layers/layers-panel.tsx';
import { useMapLayers } from '../../layers/use-map-layers.ts';
import { SiteMap } from '../../../map/site-map.tsx';
import { useCouncilStyle } from '../../../map/use-council-style.ts';
import type { Hits } from '../../../map/map-types.ts';
import { working } from '../../../map/toolbar/tools.ts';
import { PlaceSearch } from '../../gazetteer/place-search.tsx';
import { useFlag } from '../../../session/tenant.tsx';
import { type Box, FIT_PADDING } from '../../../map/view.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { AskedAreas } from '../../area-drawing/asked-areas.tsx';
import { AreaDrawingHand, drawArea } from '../../area-drawing/draw-area-tool.tsx';
import { MapInsets } from './redesigned/map-insets.tsx';
import { SitesAtPoint } from '../../sites-at-point/sites-at-point.tsx';
import { usePicking } from '../../sites-at-point/use-picking.ts';
import { SitePreview } from '../../site-preview/site-preview.tsx';
import { usePointing, useSearchModel } from '../../ground/search/search-model.tsx';
import { SearchThisArea } from './search-this-area.tsx';
import { useOpeningBox } from './use-opening-box.ts';
import { useSiteGeometry } from './use-selected-site.ts';

const TOOLS = working(drawSite, drawArea);

/** The map of a search: its sites, the one under the pointer, the one selected. */
export function SearchMap() {
  const { state, change, asked, map, bounds, show } = useSearchModel();
  const { hovered, setHovered } = usePointing();
  // Read only when a map is created: another width class creates another map.
  const view = useRef(state.view);
  view.current = state.view;
  const width = useWidthClass();
  const redesigned = useFlag('site search redesigned');
  const layers = useMapLayers(
    state.layers,
    useCallback((shown) => change({ layers: shown }, 'quietly'), [change]),
  );
  const { mapStyle, colours, colouredBy, credits, retry } = useCouncilStyle(asked, layers.hidden);
  const selected = useSiteGeometry(state.site);
  const opening = useOpeningBox(state);
  const { overlapped, pick, pin, close } = usePicking();
  const [seen, setSeen] = useState<Box>();
  const { clicked, setClicked, found, find } = useFoundFeature();
  // The map is not re-rendered while page after page of results arrives.
  const drawn = useMemo(
    () => (
      <SiteMap
        handle={map}
        tools={TOOLS}
        fitPadding={redesigned ? FIT_PADDING.redesigned : FIT_PADDING.sites}
        mapStyle={opening.settled ? mapStyle : undefined}
        colours={colours}
        colouredBy={colouredBy}
        credits={[...credits, ...layers.credits]}
        retry={retry}
        start={view.current ? { view: view.current } : opening.box && { box: opening.box }}
        selected={selected}
        hoveredId={hovered}
        onHover={setHovered}
        onHits={(hits) => {
          setClicked(hits);
          pick(hits);
        }}
        legend={layers.drawn.length > 0 && <LayersLegend drawn={layers.drawn} />}
        onView={(now, box) => {
          bounds.current = box;
          setSeen(box);
          change({ view: now }, 'quietly');
        }}
      >
        <LayersOnMap
          layers={layers}
          clicked={clicked}
          close={() => setClicked(undefined)}
          found={found}
        />
        <MapInsets box={opening.box} />
        <AskedAreas />
        <AreaDrawingHand />
        {overlapped && <SitesAtPoint overlapped={overlapped} pin={pin} close={close} />}
      </SiteMap>
    ),
    // A map of another width class is a new one, and starts where the old one was.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      width,
      redesigned,
      mapStyle,
      colours,
      colouredBy,
      credits,
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
      layers.drawn,
      layers.wanted,
      layers.shown,
      clicked,
      setClicked,
      found,
    ],
  );
  return (
    <ShowCreated value={show}>
      {drawn}
      <TopLeft>
        <PlaceSearch map={map} />
        <LayersPanel layers={layers} find={find} />
      </TopLeft>
      <SearchThisArea seen={seen} />
      {!overlapped && <SitePreview withoutMap={(clicked?.others.length ?? 0) > 0} />}
    </ShowCreated>
  );
}

/** The feature of a layer that was searched for, or the features that were clicked: of either, the last. */
function useFoundFeature() {
  const { map } = useSearchModel();
  const [clicked, setClicked] = useState<Hits>();
  const [found, setFound] = useState<FeatureHit>();
  const find = useCallback(
    (feature: FeatureHit | undefined) => {
      setFound(feature);
      setClicked(undefined);
      if (feature) map.current?.fit(feature.box as Box);
    },
    [map],
  );
  return { clicked, setClicked, found, find };
}

/** Over the map, clear of its tools; clicks between its parts go to the map. */
const TopLeft = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    left: 'calc(12px + var(--map-left, 0px))',
    bottom: '3',
    right: { base: '16', md: 'calc(12px + var(--map-right, 0px))' },
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // Between narrow panels the place search leaves room for the three columns of tools.
    '& > [role=search]': { maxW: { md: 'calc(100% - 148px)' } },
    zIndex: '2',
  },
});
