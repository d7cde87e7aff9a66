import type { Tx } from '../../../platform/db.ts';
import { findAlike } from '../queries/find-alike.ts';
import { renameFeatures, storedFeatures, type LayerFeature } from '../queries/layers.ts';
import { renameSites, storedSites } from '../queries/sites.ts';

/**
 * Features of the layer that come again without a reference that lasts go on under the file's, with their id, so that
 * filters and marks that name them still mean them. `references` are all of the file.
 */
export async function recogniseFeatures(
  tx: Tx,
  layerId: string,
  references: readonly string[],
  features: readonly LayerFeature[],
): Promise<void> {
  const alike = await findAlike(tx, storedFeatures(layerId), references, features);
  if (alike.length > 0) await renameFeatures(tx, layerId, alike);
}

interface OfSource {
  source: string;
  /** Whether nothing is to be written: then the sites are given under the references that are stored. */
  preview: boolean;
  /** All of the file. */
  references: readonly string[];
}

/** As `recogniseFeatures`, of a source's sites; gives those of the file as they are to be compared. */
export async function recogniseSites<Site extends { reference: string; ewkb: string }>(
  tx: Tx,
  { source, preview, references }: OfSource,
  sites: readonly Site[],
): Promise<Site[]> {
  const shapes = sites.map(({ reference, ewkb }) => ({ reference, ewkb }));
  const alike = await findAlike(tx, storedSites(source), references, shapes);
  if (alike.length > 0 && !preview) await renameSites(tx, alike);
  const was = new Map(preview ? alike.map((each) => [each.reference, each.was]) : []);
  return sites.map((site) => ({ ...site, reference: was.get(site.reference) ?? site.reference }));
}
