import { featureGeometries } from '@calls/land/layers/contract/map-calls.ts';
import type { Geometry } from 'geojson';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { ShapesLayer } from '../../../map/british-grid/shapes-layer.tsx';

const LOOK = { colour: '#c2185b' };

/** One feature of a layer, outlined over everything. */
export function FeatureOnMap({ layerId, featureId }: { layerId: string; featureId: number }) {
  const { data } = useEndpoint(featureGeometries, {
    layerId,
    featureIds: [featureId],
    projection: '27700',
  });
  const shape = data?.geometries[0]?.geometry as Geometry | undefined;
  return <ShapesLayer shapes={[shape]} look={LOOK} height={21} />;
}
