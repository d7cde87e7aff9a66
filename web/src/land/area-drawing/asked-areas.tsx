import { type Filter, isLayerArea } from '@contract/council/ground/filters/filter.ts';
import type { Geometry, MultiPolygon } from 'geojson';
import { useMemo } from 'react';
import { useMapParts } from '../../map/map-parts.ts';
import { useSearchModel } from '../ground/search/search-model.tsx';

/** The colour of the sketch that the area began as. */
const INK = '#c2006b';

/** Goes inside the map: draws the areas of the search, and one drawn for a search that is not sent yet. */
export function AskedAreas() {
  const { state, drawing } = useSearchModel();
  const made = useMapParts();
  const shape = drawing?.shape;
  const data = useMemo(() => {
    const rings = polygonsIn(state.filters);
    if (shape) rings.push(shape.coordinates);
    return { type: 'Feature' as const, properties: {}, geometry: several(rings) };
  }, [state.filters, shape]);
  if (!made) return null;
  const { Source, Layer } = made.parts;
  return (
    <Source id="asked-areas" type="geojson" data={data}>
      <Layer
        id="asked-areas-line"
        type="line"
        paint={{ 'line-color': INK, 'line-width': 2, 'line-dasharray': [3, 2] }}
      />
    </Source>
  );
}

/** Drawn in longitude and latitude; shapes in another projection are shown in the form only. */
function polygonsIn(filters: readonly Filter[]): MultiPolygon['coordinates'] {
  return filters.flatMap((filter) => {
    if (filter.type === 'group') return polygonsIn(filter.filters);
    if (filter.type !== 'in area' || !filter.value || isLayerArea(filter.value)) return [];
    const { polygon, projection } = filter.value;
    return polygon && projection === '4326' ? [polygon.coordinates] : [];
  });
}

const several = (coordinates: MultiPolygon['coordinates']): Geometry => ({
  type: 'MultiPolygon',
  coordinates,
});
