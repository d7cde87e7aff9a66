import type { Feature } from 'geojson';
import { styleAttributes } from '../../../land/ground/layers/style-attributes.ts';
import type { MapFrame } from '../../../land/ground/map-picture/map-picture.ts';
import type { Tx } from '../../../platform/db.ts';
import type { EditionMapData } from '../../ground/documents/edition.ts';
import { findBounds, findFeaturesInFrame, findSiteShapes } from './queries/map-data.ts';
import type { ShownLayer } from './key-of-map.ts';

/** What a map may weigh in bytes: people read it on their phones. */
const MAX_BYTES = 1_500_000;
/** Shapes are off their place by at most this share of the map's width, unless that is too much to carry. */
const FINENESS = 1 / 4000;
const COARSER = 4;
const TRIES = 3;

interface Asked {
  frame: MapFrame;
  sites: readonly { id: number; name: string }[];
  /** In the order of the key. */
  layers: readonly ShownLayer[];
}

/**
 * What the browser draws of a map, as JSON: sites whole, layers within the frame with their name and what their style
 * reads. What is too heavy is drawn coarser, and of what still is the smallest features are left out.
 */
export async function mapDataOf(tx: Tx, asked: Asked): Promise<string> {
  const width = asked.frame[2] - asked.frame[0];
  let tolerance = width * FINENESS;
  let data = await dataOf(tx, asked, tolerance);
  for (let tried = 1; tried < TRIES && weightOf(data) > MAX_BYTES; tried++) {
    tolerance *= COARSER;
    data = await dataOf(tx, asked, tolerance);
  }
  return JSON.stringify(lighter(data));
}

const weightOf = (data: object) => Buffer.byteLength(JSON.stringify(data));

async function dataOf(tx: Tx, { frame, sites, layers }: Asked, tolerance: number) {
  const shapes = await findSiteShapes(
    tx,
    sites.map(({ id }) => id),
    tolerance,
  );
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const data: EditionMapData = {
    bounds: await findBounds(tx, frame),
    layers: [],
    sites: collection(
      shapes.map(({ id, geometry }) => ({
        type: 'Feature',
        id,
        properties: { name: names.get(id) ?? '' },
        geometry,
      })),
    ),
  };
  // What is drawn last lies above.
  for (const { layerId, style } of layers.toReversed()) {
    const properties = styleAttributes(JSON.stringify(style));
    const inFrame = { layerId, properties, frame, tolerance };
    const { features, isPartial } = await findFeaturesInFrame(tx, inFrame);
    data.layers.push({
      layerId,
      style: [style],
      features: collection(features),
      ...(isPartial ? { isPartial } : {}),
    });
  }
  return data;
}

const collection = (features: Feature[]) => ({ type: 'FeatureCollection' as const, features });

/** Without the smallest features of each layer, as many as it takes. */
function lighter(data: EditionMapData): EditionMapData {
  let kept = data;
  for (let share = 0.8; weightOf(kept) > MAX_BYTES && share > 0.01; share *= 0.8)
    kept = {
      ...data,
      layers: data.layers.map(({ features: { features }, ...layer }) => {
        const most = Math.ceil(features.length * share);
        return {
          ...layer,
          ...(most < features.length ? { isPartial: true } : {}),
          features: collection(features.slice(0, most)),
        };
      }),
    };
  return kept;
}
