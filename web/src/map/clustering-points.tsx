import type { GeoJSONSource, Map as EngineMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { clustered, type ClusterPoint } from './clustering.ts';
import { useMapParts } from './map-parts.ts';
import { clusterSource } from './style/cluster-layers.ts';
import { onMapIdle } from './on-map-idle.ts';

interface ClusteredLayer {
  layerId: string;
  source: string;
  sourceLayer: string;
}

/** Updates the clusters of point layers as the map moves and tiles arrive. */
export function ClusteringPoints({ layers }: { layers: readonly ClusteredLayer[] }) {
  const engine = useMapParts()?.map.getMap() as EngineMap | undefined;
  useEffect(() => {
    if (!engine || layers.length === 0) return;
    return onMapIdle(engine, () => {
      for (const layer of layers) renewLayer(engine, layer);
    });
  }, [engine, layers]);
  return null;
}

const lastData = new WeakMap<object, string>();

function renewLayer(engine: EngineMap, { layerId, source, sourceLayer }: ClusteredLayer): void {
  const target = engine.getSource(clusterSource(layerId)) as GeoJSONSource | undefined;
  if (!target || !engine.getSource(source)) return;
  const spots = engine
    .querySourceFeatures(source, { sourceLayer })
    .flatMap((feature): ClusterPoint[] => {
      const { geometry, id, properties } = feature;
      if (geometry.type !== 'Point' || typeof id !== 'number') return [];
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      // The engine's own object has no prototype, and it refuses to take that back.
      return [{ id, longitude, latitude, properties: { ...properties } }];
    });
  const data = clustered(spots, engine.getZoom());
  // Setting the same data again would keep the map from ever becoming idle.
  const text = JSON.stringify(data);
  if (lastData.get(target) === text) return;
  lastData.set(target, text);
  void target.setData(data);
}
