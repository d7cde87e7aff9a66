import { type RefObject, useState } from 'react';
import type { MapLayerMouseEvent, MapRef } from 'react-map-gl/maplibre';
import { featuresAt, hitsOf, isCluster, siteIdOf } from './hit-test.ts';
import type { PointerPlace, MapEngineProps } from './map-types.ts';
import { useThrottled } from './use-throttled.ts';

const HOVER_THROTTLE_MS = 150;
/** A click on a cluster zooms in by this much. */
const INTO_CLUSTER = 2;

/** What the pointer does on a map: names what it rests on and what it clicks; nothing while a tool has it. */
export function useMapPointer(
  map: RefObject<MapRef | null>,
  { onHover, onHits }: Pick<MapEngineProps, 'onHover' | 'onHits'>,
  taken: boolean,
) {
  const [overFeature, setOverFeature] = useState(false);
  const listens = onHits !== undefined && !taken;
  // Undefined when the pointer has left the map.
  const hover = useThrottled((at: (PointerPlace & { inside: PointerPlace }) | undefined) => {
    const feature =
      at && map.current && listens ? featuresAt(map.current, at.inside)[0] : undefined;
    setOverFeature(feature !== undefined);
    onHover?.(feature && siteIdOf(feature), at && { x: at.x, y: at.y });
  }, HOVER_THROTTLE_MS);
  return {
    cursor: taken ? 'crosshair' : overFeature ? 'pointer' : 'grab',
    onMouseMove: ({ point, originalEvent: { clientX, clientY } }: MapLayerMouseEvent) => {
      if (listens) hover({ x: clientX, y: clientY, inside: { x: point.x, y: point.y } });
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
