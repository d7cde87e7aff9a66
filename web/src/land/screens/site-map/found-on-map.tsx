import { useEffect } from 'react';
import type { FeatureHit } from '../../layers/feature-search.tsx';
import { fitBox } from '../../../map/british-grid/fit-box.ts';
import { useGridMap } from '../../../map/british-grid/grid-map-context.ts';
import { reducedMotion } from '../../../map/reduced-motion.ts';
import { type Box, EASE_MS, FIT_PADDING } from '../../../map/view.ts';
import { FeatureOnMap } from './feature-on-map.tsx';
import { boxOnGrid } from './site-box.ts';

/** The feature that was searched for: flown to and outlined. */
export function FoundOnMap({ found }: { found: FeatureHit }) {
  const { map } = useGridMap();
  useEffect(() => {
    const box = boxOnGrid(found.box as Box);
    fitBox(map, box, FIT_PADDING.sites, reducedMotion.matches ? 0 : EASE_MS);
  }, [map, found]);
  return <FeatureOnMap layerId={found.layerId} featureId={found.featureId} />;
}
