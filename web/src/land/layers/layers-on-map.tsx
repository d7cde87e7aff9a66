import type { Hits } from '../../map/map-types.ts';
import { ClusteringPoints } from '../../map/clustering-points.tsx';
import { ThematicLayers } from '../../map/style/thematic-layers.tsx';
import { FeatureHighlight } from './feature-highlight.tsx';
import type { FeatureHit } from './feature-search.tsx';
import { ClickedFeatures } from './clicked-features.tsx';
import type { MapLayers } from './use-map-layers.ts';

interface LayersOnMapProps {
  layers: MapLayers;
  /** What was clicked last; undefined where the card was closed. */
  clicked: Hits | undefined;
  close: () => void;
  /** The feature that was searched for. */
  found: FeatureHit | undefined;
}

/** Everything about layers that is inside the map: what is drawn, the search result, the card of the click. */
export function LayersOnMap({ layers, clicked, close, found }: LayersOnMapProps) {
  return (
    <>
      <ThematicLayers wanted={layers.wanted} />
      <ClusteringPoints layers={layers.wanted.clustered} />
      {found && !clicked && (
        <FeatureHighlight layerId={found.layerId} featureId={found.featureId} />
      )}
      {clicked && clicked.others.length > 0 && (
        <ClickedFeatures
          clicked={clicked}
          layers={layers}
          close={close}
          Highlight={FeatureHighlight}
        />
      )}
    </>
  );
}
