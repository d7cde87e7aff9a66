import { useState } from 'react';
import { ClickedFeatures } from '../../layers/clicked-features.tsx';
import type { MapLayers } from '../../layers/use-map-layers.ts';
import { useGridHits } from '../../../map/british-grid/use-grid-hits.ts';
import type { Hits } from '../../../map/map-types.ts';
import { FeatureOnMap } from './feature-on-map.tsx';
import { ClickedSites } from './clicked-sites.tsx';

interface ClickedOnMapProps {
  siteId: number;
  layers: MapLayers;
}

/** The card of what was clicked: other sites first, else the features of the layers, one at a time. */
export function ClickedOnMap({ siteId, layers }: ClickedOnMapProps) {
  const [clicked, setClicked] = useState<Hits>();
  useGridHits((hits) =>
    setClicked({ ...hits, sites: hits.sites.filter((each) => each !== siteId) }),
  );
  if (!clicked) return null;
  const close = () => setClicked(undefined);
  return clicked.sites.length > 0 ? (
    <ClickedSites sites={clicked.sites} at={clicked.at} close={close} />
  ) : (
    <ClickedFeatures clicked={clicked} layers={layers} close={close} Highlight={FeatureOnMap} />
  );
}
