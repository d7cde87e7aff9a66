import { chakra } from '@chakra-ui/react';
import LayerGroup from 'ol/layer/Group.js';
import type VectorTileSource from 'ol/source/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type MapCoordinates, MapCoordinatesContext } from '../map-coordinates.ts';
import { MapNotices } from '../map-notices.tsx';
import type { Box } from '../view.ts';
import { keepAreaMiddles } from './area-middles.ts';
import { BRITISH, RESOLUTIONS } from './projection.ts';
import { fitBox } from './fit-box.ts';
import { GridMapContext, type GridMapParts } from './grid-map-context.ts';
import { GridReadout } from './grid-readout.tsx';
import { GridTools } from './grid-tools.tsx';
import { britishGridMessages as messages } from './messages.ts';
import { ScaleBar } from './scale-bar.tsx';
import { useFrameSize } from './use-frame-size.ts';
import { useTilesComing } from './use-tiles-coming.ts';
import { type Styled, vectorLayers } from './vector-layers.ts';

interface GridMapProps {
  /** The map style; undefined while it is not known. */
  styled: Styled | undefined;
  /** Where to start, in metres of the grid. */
  start: Box;
  /** The extent of the home button. */
  home: Box;
  /** Pixels around a fitted extent. */
  padding: number;
  /** Further buttons, below those for navigation. */
  tools?: ReactNode;
  /** Retries layers that failed to load; undefined if none did. */
  retry?: (() => void) | undefined;
  /** Over the map on its left, such as its layer tree. */
  over?: ReactNode;
  /** Along its lower edge, above the grid reference and the scale. */
  foot?: ReactNode;
  /** Beside the map, such as the active tool; below it if the map is narrow. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A map in EPSG:27700 at the 15 resolutions. It fills its positioned parent; `useGridMap` gives the map. */
export function GridMap({ styled, start, home, padding, ...props }: GridMapProps) {
  const { tools, retry, over, foot, aside, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<GridMapParts>();
  const [failed, setFailed] = useState(false);
  const [sources] = useState(() => new Map<string, VectorTileSource<RenderFeature>>());
  const begin = useRef({ start, padding });
  const [whole, size] = useFrameSize();
  const tilesComing = useTilesComing(parts?.map);
  const coordinates = useMemo(() => parts && coordinatesOf(parts), [parts]);

  useEffect(() => {
    if (!box.current) return;
    const map = newMap(box.current, begin.current.start, begin.current.padding);
    setParts({ map, frame: box.current });
    return () => {
      setParts(undefined);
      map.setTarget(undefined);
      map.dispose();
    };
  }, []);
  useEffect(() => {
    if (!parts || !styled) return;
    const drawn = vectorLayers(styled, sources, () => setFailed(true));
    const group = new LayerGroup({ layers: drawn.map(({ tiles }) => tiles), zIndex: 0 });
    parts.map.addLayer(group);
    const rest = keepAreaMiddles(parts.map, drawn);
    parts.map.once('rendercomplete', () => parts.frame.setAttribute('data-grid-map', 'loaded'));
    return () => {
      rest();
      parts.map.removeLayer(group);
    };
  }, [parts, styled, sources]);

  const again = () => {
    setFailed(false);
    for (const source of sources.values()) source.refresh();
    retry?.();
  };
  const missing = failed || retry !== undefined;
  const waiting = tilesComing || (!styled && !missing);
  const narrow = size !== undefined && size.width < NARROW;
  return (
    <GridMapContext value={parts}>
      <MapCoordinatesContext value={coordinates}>
        <Whole
          ref={whole}
          style={{ '--map-height': `${size?.height ?? 320}px` } as CSSProperties}
          data-map-and-aside
          data-narrow={narrow || undefined}
        >
          <Column>
            <Frame
              ref={box}
              tabIndex={0}
              role="application"
              aria-label={messages.map}
              data-grid-map=""
            >
              {parts && (
                <>
                  {children}
                  <GridTools home={home} padding={padding}>
                    {tools}
                  </GridTools>
                  <Corner>
                    <GridReadout />
                    <ScaleBar />
                  </Corner>
                  {foot}
                </>
              )}
              <MapNotices waiting={waiting} retry={missing ? again : undefined} />
            </Frame>
            {parts && over && <Over>{over}</Over>}
          </Column>
          {parts && aside}
        </Whole>
      </MapCoordinatesContext>
    </GridMapContext>
  );
}

const coordinatesOf = ({ map, frame }: GridMapParts): MapCoordinates => ({
  spotOf: (place) => {
    const [x = 0, y = 0] = map.getPixelFromCoordinate([...place]) ?? [];
    return { x, y };
  },
  onMove: (moved) => {
    map.on('postrender', moved);
    return () => map.un('postrender', moved);
  },
  focus: () => frame.focus(),
});

function newMap(target: HTMLElement, start: Box, padding: number): OlMap {
  const view = new View({
    projection: BRITISH,
    resolutions: RESOLUTIONS,
    constrainResolution: true,
    showFullExtent: true,
    enableRotation: false,
    center: [(start[0] + start[2]) / 2, (start[1] + start[3]) / 2],
    resolution: 10,
  });
  const map = new OlMap({ target, view, controls: [], layers: [] });
  map.updateSize();
  fitBox(map, start, padding, 0);
  return map;
}

/** Up to this width in px, the active tool is below the map instead of beside it. */
const NARROW = 560;

const Whole = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    bg: 'bg.panel',
    '&[data-narrow]': { flexDirection: 'column' },
  },
});
const Column = chakra('div', {
  base: { position: 'relative', flex: '1 1 0', minW: '0', minH: '0' },
});
const Over = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    left: '3',
    bottom: '9',
    // Clear of the tools' two columns.
    maxW: 'calc(100% - 124px)',
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
    zIndex: '2',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    right: '3',
    bottom: '2',
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2',
    pointerEvents: 'none',
    zIndex: '1',
  },
});
const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    bg: '#f4f2ec',
    overflow: 'hidden',
    touchAction: 'none',
    _focusVisible: { outlineOffset: '-2px' },
    '& .ol-viewport': { position: 'absolute !important', inset: '0' },
  },
});
