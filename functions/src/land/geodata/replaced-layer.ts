import type { Tx } from '../../platform/db.ts';
import { firstPosition } from '../ground/geometry/positions.ts';
import { toldOfElsewhere, type Whereabouts } from './elsewhere.ts';
import { placeFeatures, type ReferencedFeature } from './features/place-features.ts';
import { geodataMessages as messages } from './messages.ts';
import { findAlike } from './queries/find-alike.ts';
import { storedFeatures } from './queries/layers.ts';
import { countMissing, freshReferences, placesOfLayer } from './queries/replaced-layer.ts';

/** A file that takes the place of what a layer holds. */
export interface LayerFile {
  layerId: string;
  name: string;
  features: readonly ReferencedFeature[];
}

/** So many features that are new by their reference are compared by shape; of more, that many say how it stands. */
const MAX_COMPARED = 200;

/**
 * What is told of a file that would take most features from a layer, or replace a layer of the council's area by one of
 * elsewhere; null for any other, and where the council has no such layer: a national file under a new name is not asked
 * about.
 */
export async function toldOfReplaced(
  tx: Tx,
  file: LayerFile,
  council: string,
): Promise<string | null> {
  const { layerId, name, features } = file;
  const references = features.map(({ reference }) => reference);
  const { held, missing } = await countMissing(tx, layerId, references);
  if (held === 0 || features.length === 0) return null;
  const told: string[] = [];
  const here: Whereabouts = { places: await placesOfLayer(tx, layerId), organisations: [] };
  const elsewhere = await toldOfElsewhere(
    tx,
    { places: filePlaces(file), organisations: [] },
    council,
  );
  if (elsewhere !== null && (await toldOfElsewhere(tx, here, council)) === null)
    told.push(elsewhere);
  const gone =
    missing * 2 > held ? missing - (await countStaying(tx, file, references, missing)) : 0;
  if (gone * 2 > held) told.push(messages.wouldGo(gone, held, name));
  return told.length > 0 ? told.join('; ') : null;
}

const filePlaces = ({ features }: LayerFile) =>
  features.flatMap(({ geometry, srid }) => {
    const [x, y] = firstPosition(geometry) ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y, srid }];
  });

/** How many of the layer's `missing` features stay: they come again under another reference, by shape and place. */
async function countStaying(
  tx: Tx,
  { layerId, features }: LayerFile,
  references: string[],
  missing: number,
): Promise<number> {
  const names = new Set(await freshReferences(tx, layerId, references));
  const fresh = features.filter(({ reference }) => names.has(reference));
  const every = Math.max(1, Math.ceil(fresh.length / MAX_COMPARED));
  const { placed } = await placeFeatures(
    tx,
    fresh.filter((_feature, at) => at % every === 0),
  );
  // A file that yields no features removes none.
  if (placed.length === 0 && fresh.length === features.length) return missing;
  const shapes = placed.map(({ feature, shape }) => ({
    reference: feature.reference,
    properties: feature.properties,
    ewkb: shape.ewkb,
  }));
  const alike = await findAlike(tx, storedFeatures(layerId), references, shapes);
  return alike.length * every;
}
