import { chakra } from '@chakra-ui/react';
import LayerGroup from 'ol/layer/Group.js';
import type VectorTileSource from 'ol/source/VectorTile.js';
import type RenderFeature from 'ol/render/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MapIncomplete } from '../map-incomplete.tsx';
import type { Box } from '../view.ts';
import { BRITISH, RESOLUTIONS } from './british.ts';
import { fitBox } from './fit-box.ts';
import { GridMapContext, type GridMapParts } from './grid-map-context.ts';
import { GridReadout } from './grid-readout.tsx';
import { GridTools } from './grid-tools.tsx';
import { messages } from './messages.ts';
import { ScaleBar } from './scale-bar.tsx';
import { type Styled, vectorLayers } from './vector-layers.ts';

interface GridMapProps {
  /** What is drawn; undefined while it is not known. */
  styled: Styled | undefined;
  /** Where to begin, in metres of the grid. */
  start: Box;
  /** What the home button shows. */
  home: Box;
  /** Pixels around what is fitted. */
  padding: number;
  /** Further buttons, under those for moving. */
  tools?: ReactNode;
  /** Asks again for layers that could not be had; undefined while nothing is missing. */
  retry?: (() => void) | undefined;
  /** Over the map at its left, such as its layer tree. */
  over?: ReactNode;
  /** Beside the map, such as the tool in hand. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A map in EPSG:27700 at the 15 resolutions. It fills its positioned parent; `useGridMap` is its map. */
export function GridMap({ styled, start, home, padding, ...props }: GridMapProps) {
  const { tools, retry, over, aside, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<GridMapParts>();
  const [failed, setFailed] = useState(false);
  const [sources] = useState(() => new Map<string, VectorTileSource<RenderFeature>>());
  const begin = useRef({ start, padding });

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
    const layers = vectorLayers(styled, sources, () => setFailed(true));
    const group = new LayerGroup({ layers, zIndex: 0 });
    parts.map.addLayer(group);
    parts.map.once('rendercomplete', () => parts.frame.setAttribute('data-grid-map', 'loaded'));
    return () => void parts.map.removeLayer(group);
  }, [parts, styled, sources]);

  const again = () => {
    setFailed(false);
    for (const source of sources.values()) source.refresh();
    retry?.();
  };
  return (
    <GridMapContext value={parts}>
      <Beside data-map-and-aside>
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
                <GridReadout />
                <ScaleBar />
              </>
            )}
            {(failed || retry) && <MapIncomplete retry={again} />}
          </Frame>
          {parts && over && <Over>{over}</Over>}
        </Column>
        {parts && aside}
      </Beside>
    </GridMapContext>
  );
}

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

const Beside = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    bg: 'bg.panel',
    containerType: 'inline-size',
    // A narrow panel has what is beside the map below it.
    '@container (max-width: 560px)': { '& > *': { flexBasis: '50%' } },
  },
});
const Column = chakra('div', { base: { position: 'relative', flex: '1 1 0', minW: '0' } });
const Over = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    left: '3',
    bottom: '9',
    maxW: 'calc(100% - 76px)',
    display: 'flex',
    flexDirection: 'column',
    pointerEvents: 'none',
    zIndex: '2',
    '& > *': { pointerEvents: 'auto' },
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
