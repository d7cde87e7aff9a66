import { featureGeometries } from '@calls/layers/contract/map-calls.ts';
import type { Geometry } from 'geojson';
import { useEffect } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import type { FoundFeature } from '../../layer-tree/feature-search.tsx';
import { fitBox } from '../../map/grid/fit-box.ts';
import { useGridMap } from '../../map/grid/grid-map-context.ts';
import { ShapesLayer } from '../../map/grid/shapes-layer.tsx';
import { stillMotion } from '../../map/still-motion.ts';
import { type Box, EASE_MS, FIT_PADDING } from '../../map/view.ts';
import { boxOnGrid } from './site-box.ts';

const LOOK = { colour: '#c2185b' };

/** The feature that was searched for: flown to, and outlined over everything. */
export function FoundOnGrid({ found }: { found: FoundFeature }) {
  const { map } = useGridMap();
  const { layerId, featureId } = found;
  const { data } = useEndpoint(featureGeometries, {
    layerId,
    featureIds: [featureId],
    projection: '27700',
  });
  useEffect(() => {
    const box = boxOnGrid(found.box as Box);
    fitBox(map, box, FIT_PADDING.sites, stillMotion.matches ? 0 : EASE_MS);
  }, [map, found]);
  const shape = data?.geometries[0]?.geometry as Geometry | undefined;
  return <ShapesLayer shapes={[shape]} look={LOOK} height={21} />;
}
