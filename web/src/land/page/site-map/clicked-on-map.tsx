import { useState } from 'react';
import { PressedFeatures } from '../../layers/clicked-features.tsx';
import type { MapLayers } from '../../layers/use-map-layers.ts';
import { useGridHits } from '../../../map/british-grid/use-grid-hits.ts';
import type { Hits } from '../../../map/map-types.ts';
import { FeatureOnGrid } from './feature-on-map.tsx';
import { PressedSites } from './clicked-sites.tsx';

interface PressedOnGridProps {
  siteId: number;
  layers: MapLayers;
}

/** The card of what was pressed: other sites first, else the features of the layers, one at a time. */
export function PressedOnGrid({ siteId, layers }: PressedOnGridProps) {
  const [pressed, setPressed] = useState<Hits>();
  useGridHits((hits) =>
    setPressed({ ...hits, sites: hits.sites.filter((each) => each !== siteId) }),
  );
  if (!pressed) return null;
  const close = () => setPressed(undefined);
  return pressed.sites.length > 0 ? (
    <PressedSites sites={pressed.sites} at={pressed.at} close={close} />
  ) : (
    <PressedFeatures pressed={pressed} layers={layers} close={close} Highlight={FeatureOnGrid} />
  );
}
