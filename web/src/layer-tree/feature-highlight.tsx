import { featureGeometries } from '@calls/layers/contract/map-calls.ts';
import type { Geometry } from 'geojson';
import { useMemo } from 'react';
import { useEndpoint } from '../api/use-endpoint.ts';
import { useMapParts } from '../map/map-parts.ts';

const COLOUR = '#c2185b';

interface FeatureHighlightProps {
  layerId: string;
  featureId: number;
}

/** One feature of a layer, outlined over everything. */
export function FeatureHighlight({ layerId, featureId }: FeatureHighlightProps) {
  const parts = useMapParts()?.parts;
  const { data } = useEndpoint(featureGeometries, {
    layerId,
    featureIds: [featureId],
    projection: '4326',
  });
  const geometry = data?.geometries[0]?.geometry as Geometry | undefined;
  const shape = useMemo(
    () => ({
      type: 'Feature' as const,
      properties: {},
      geometry: geometry ?? { type: 'GeometryCollection' as const, geometries: [] },
    }),
    [geometry],
  );
  if (!parts) return null;
  const { Layer, Source } = parts;
  return (
    <Source id="feature-highlight" type="geojson" data={shape}>
      <Layer
        id="feature-highlight-halo"
        type="line"
        filter={['!=', ['geometry-type'], 'Point']}
        paint={{ 'line-color': '#ffffff', 'line-width': 6, 'line-opacity': 0.9 }}
      />
      <Layer
        id="feature-highlight-line"
        type="line"
        filter={['!=', ['geometry-type'], 'Point']}
        paint={{ 'line-color': COLOUR, 'line-width': 3 }}
      />
      <Layer
        id="feature-highlight-point"
        type="circle"
        filter={['==', ['geometry-type'], 'Point']}
        paint={{
          'circle-radius': 11,
          'circle-opacity': 0,
          'circle-stroke-color': COLOUR,
          'circle-stroke-width': 3,
        }}
      />
    </Source>
  );
}
