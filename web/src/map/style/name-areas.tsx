import type { GeoJSONSource, Map as EngineMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMapParts } from '../map-parts.ts';
import { boundsOf } from '../use-view-report.ts';
import { onMapIdle } from '../on-map-idle.ts';
import { areaMiddles, type Piece } from './area-middles.ts';
import type { NamedAreas } from './area-names.ts';

/** Updates the middles of areas as the map moves and tiles arrive. */
export function NameAreas({ areas }: { areas: readonly NamedAreas[] }) {
  const map = useMapParts()?.map;
  useEffect(() => {
    if (!map || areas.length === 0) return;
    const engine = map.getMap() as unknown as EngineMap;
    return onMapIdle(engine, () => {
      const box = boundsOf(map);
      if (box) for (const each of areas) renewAreas(engine, each, box);
    });
  }, [map, areas]);
  return null;
}

const lastData = new WeakMap<object, string>();

function renewAreas(
  engine: EngineMap,
  { source, sourceLayer, middles, filter, minZoom }: NamedAreas,
  box: Parameters<typeof areaMiddles>[1],
): void {
  const target = engine.getSource(middles) as GeoJSONSource | undefined;
  if (!target || !engine.getSource(source) || engine.getZoom() < minZoom) return;
  const found = engine.querySourceFeatures(source, { sourceLayer, filter });
  const pieces = found.flatMap(({ geometry, id, properties }): Piece[] => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
    // The engine's own object has no prototype, and it refuses to take that back.
    return [{ id, geometry, properties: { ...properties } }];
  });
  const data = areaMiddles(pieces, box);
  // Setting the same data again would keep the map from ever becoming idle.
  const text = JSON.stringify(data);
  if (lastData.get(target) === text) return;
  lastData.set(target, text);
  void target.setData(data);
}
