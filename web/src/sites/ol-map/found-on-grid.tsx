import { useEffect } from 'react';
import type { FoundFeature } from '../../layer-tree/feature-search.tsx';
import { fitBox } from '../../map/grid/fit-box.ts';
import { useGridMap } from '../../map/grid/grid-map-context.ts';
import { stillMotion } from '../../map/still-motion.ts';
import { type Box, EASE_MS, FIT_PADDING } from '../../map/view.ts';
import { FeatureOnGrid } from './feature-on-grid.tsx';
import { boxOnGrid } from './site-box.ts';

/** The feature that was searched for: flown to and outlined. */
export function FoundOnGrid({ found }: { found: FoundFeature }) {
  const { map } = useGridMap();
  useEffect(() => {
    const box = boxOnGrid(found.box as Box);
    fitBox(map, box, FIT_PADDING.sites, stillMotion.matches ? 0 : EASE_MS);
  }, [map, found]);
  return <FeatureOnGrid layerId={found.layerId} featureId={found.featureId} />;
}
