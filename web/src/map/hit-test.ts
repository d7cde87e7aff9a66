import type { MapGeoJSONFeature, PointLike } from 'maplibre-gl';
import type { MapRef } from 'react-map-gl/maplibre';
import { SITE_LAYERS } from '@contract/land/layers/style/council-style.ts';
import type { Hits, LayerHit } from './map-types.ts';

/** Pixels around a click that still count: a line or a small point is hard to hit. */
const REACH = 4;

type Under = Pick<MapGeoJSONFeature, 'id' | 'layer' | 'properties'>;
type Point = { x: number; y: number };

/** What the pointer hits at a point of the map: sites, clusters, features of thematic layers. */
export function featuresAt(map: MapRef, point: Point): MapGeoJSONFeature[] {
  // As a pair: a plain object would be taken for options, and the whole view be searched.
  const exact = map.queryRenderedFeatures([point.x, point.y]).filter(answers);
  if (exact.length > 0) return exact;
  const around = [
    [point.x - REACH, point.y - REACH],
    [point.x + REACH, point.y + REACH],
  ] as [PointLike, PointLike];
  return map.queryRenderedFeatures(around).filter(answers);
}

/** The features as sites and others, without repeats: several style layers draw the same feature. */
export function hitsOf(features: Under[]): Omit<Hits, 'at'> {
  const sites = new Set<number>();
  const others = new Map<string, LayerHit>();
  for (const feature of features) {
    const site = siteIdOf(feature);
    if (site !== undefined) sites.add(site);
    const layerId = layerIdOf(feature);
    if (layerId === undefined || isCluster(feature)) continue;
    const key = JSON.stringify([layerId, feature.id ?? feature.properties]);
    if (!others.has(key))
      others.set(key, { layerId, featureId: feature.id, properties: feature.properties });
  }
  return { sites: [...sites], others: [...others.values()] };
}

/** The site that a feature represents, if any. A cluster is not a site: it has a count and no id of its own. */
export function siteIdOf(feature: Under): number | undefined {
  if (!SITE_LAYERS.includes(feature.layer.id) || isCluster(feature)) return undefined;
  const id = Number(feature.id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Several sites, or several points of a layer, drawn as one. */
export const isCluster = (feature: Pick<Under, 'layer' | 'properties'>) =>
  (SITE_LAYERS.includes(feature.layer.id) || layerIdOf(feature) !== undefined) &&
  feature.properties['point_count'] !== undefined;

const answers = (feature: MapGeoJSONFeature) =>
  SITE_LAYERS.includes(feature.layer.id) || layerIdOf(feature) !== undefined;

function layerIdOf({ layer }: Pick<Under, 'layer'>): string | undefined {
  const named = (layer.metadata as { layerId?: unknown } | undefined)?.layerId;
  return typeof named === 'string' ? named : undefined;
}
