import { type RefObject, useState } from 'react';
import type { MapLayerMouseEvent, MapRef } from 'react-map-gl/maplibre';
import { featuresAt, hitsOf, isCluster, siteIdOf } from './hit-test.ts';
import type { MapEngineProps, Room } from './map-types.ts';
import { useThrottled } from './use-throttled.ts';

const HOVER_THROTTLE_MS = 150;
/** A click on a cluster zooms in by this much. */
const INTO_CLUSTER = 2;

interface Pointed {
  /** Pixels from the map's corner. */
  inside: { x: number; y: number };
  /** Pixels from the window's corner. */
  window: { x: number; y: number };
}

/** What the pointer does on a map: names what it rests on and what it clicks; nothing while a tool has it. */
export function useMapPointer(
  map: RefObject<MapRef | null>,
  { onHover, onHits }: Pick<MapEngineProps, 'onHover' | 'onHits'>,
  taken: boolean,
) {
  const [overFeature, setOverFeature] = useState(false);
  const listens = onHits !== undefined && !taken;
  // Undefined when the pointer has left the map.
  const hover = useThrottled((at: Pointed | undefined) => {
    const under = at && map.current && listens ? featuresAt(map.current, at.inside) : [];
    setOverFeature(under.length > 0);
    const site = under.map(siteIdOf).find((id) => id !== undefined);
    onHover?.(site, at && map.current ? { ...at.window, room: roomOf(map.current) } : undefined);
  }, HOVER_THROTTLE_MS);
  return {
    cursor: taken ? 'crosshair' : overFeature ? 'pointer' : 'grab',
    onMouseMove: ({ point, originalEvent: { clientX, clientY } }: MapLayerMouseEvent) => {
      if (listens) hover({ inside: point, window: { x: clientX, y: clientY } });
    },
    onMouseOut: () => hover(undefined),
    onClick: ({ point, lngLat }: MapLayerMouseEvent) => {
      if (!listens || !map.current) return;
      const features = featuresAt(map.current, point);
      const hits = hitsOf(features);
      if (hits.sites.length === 0 && features.some(isCluster))
        map.current.easeTo({ center: lngLat, zoom: map.current.getZoom() + INTO_CLUSTER });
      else onHits({ ...hits, at: [lngLat.lng, lngLat.lat] });
    },
  };
}

/** The part of a map that no panel covers. */
function roomOf(map: MapRef): Room {
  const { left, top, right, bottom } = map.getContainer().getBoundingClientRect();
  const { left: coveredLeft = 0, right: coveredRight = 0 } = map.getPadding();
  return { left: left + coveredLeft, top, right: right - coveredRight, bottom };
}
