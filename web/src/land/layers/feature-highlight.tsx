import { featureGeometries } from '@calls/land/layers/contract/map-calls.ts';
import type { Geometry } from 'geojson';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useMapParts } from '../../map/map-parts.ts';
import { OutlinedShape } from '../../map/outlined-shape.tsx';

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
  const shape = data?.geometries[0]?.geometry as Geometry | undefined;
  if (!parts) return null;
  return (
    <OutlinedShape parts={parts} id="feature-highlight" shape={shape} colour="#c2185b" halo={6} />
  );
}
