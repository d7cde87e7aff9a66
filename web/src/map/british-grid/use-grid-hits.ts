import { SITES } from '@contract/land/layers/style/council-style.ts';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useRef } from 'react';
import type { Hits, LayerHit } from '../map-types.ts';
import { useThrottled } from '../use-throttled.ts';
import { useGridMap } from './grid-map-context.ts';
import { DRAWN_FROM, LAYER_ID } from './vector-layers.ts';

/** Pixels around a click that still count, as on the web's map. */
const REACH = 4;
const HOVER_THROTTLE_MS = 150;
const ANSWERING = {
  hitTolerance: REACH,
  layerFilter: (layer: unknown) =>
    layer instanceof VectorTileLayer && (layer.get(LAYER_ID) || layer.get(DRAWN_FROM) === SITES),
};

/** Tells what was clicked, by pointer or with Enter at the keyboard's cross. */
export function useGridHits(clicked: (hits: Hits) => void): void {
  const { map, frame } = useGridMap();
  const tell = useRef(clicked);
  tell.current = clicked;
  const point = useRef((_pixel: number[]) => {});
  point.current = useThrottled((pixel: number[]) => {
    const over = map.hasFeatureAtPixel(pixel, ANSWERING);
    setCursor(map, over ? 'pointer' : '');
  }, HOVER_THROTTLE_MS);
  useEffect(() => {
    const onPress = ({ pixel }: MapBrowserEvent) => tell.current(hitsAt(map, pixel));
    const onMove = ({ pixel, dragging }: MapBrowserEvent) => {
      if (!dragging) point.current(pixel);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== frame || event.key !== 'Enter') return;
      const [width = 0, height = 0] = map.getSize() ?? [];
      tell.current(hitsAt(map, [width / 2, height / 2]));
    };
    map.on('click', onPress);
    map.on('pointermove', onMove);
    frame.addEventListener('keydown', onKey);
    return () => {
      setCursor(map, '');
      map.un('click', onPress);
      map.un('pointermove', onMove);
      frame.removeEventListener('keydown', onKey);
    };
  }, [map, frame]);
}

function setCursor(map: OlMap, cursor: string): void {
  const viewport = map.getViewport();
  if (viewport) viewport.style.cursor = cursor;
}

/** Everything at a pixel, topmost first and without repeats: several style layers and tiles draw the same feature. */
function hitsAt(map: OlMap, pixel: number[]): Hits {
  const sites = new Set<number>();
  const others = new Map<string, LayerHit>();
  map.forEachFeatureAtPixel(
    pixel,
    (feature, layer) => {
      const { layer: _tileLayer, geometry: _geometry, ...properties } = feature.getProperties();
      if (properties['point_count'] !== undefined) return;
      const featureId = feature.getId();
      const layerId: unknown = layer.get(LAYER_ID);
      if (typeof layerId !== 'string') {
        if (Number(featureId) > 0) sites.add(Number(featureId));
        return;
      }
      const key = JSON.stringify([layerId, featureId ?? properties]);
      if (!others.has(key)) others.set(key, { layerId, featureId, properties });
    },
    ANSWERING,
  );
  const [x = 0, y = 0] = map.getCoordinateFromPixel(pixel);
  return { sites: [...sites], others: [...others.values()], at: [x, y] };
}
