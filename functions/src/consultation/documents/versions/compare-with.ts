import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DraftDifference } from '../contract/versions.ts';
import { findDraftVersion } from '../queries/versions.ts';
import { siteNames } from '../../../land/ground/sites/site-names.ts';
import { findLayerNames } from '../../../land/ground/layers/queries/layer-names.ts';
import { differencesOf } from './compare.ts';
import type { KeptDraft } from './kept-draft.ts';
import { mapOf, type NamesOnMaps } from './map-details.ts';
import { readKept } from './read-kept.ts';

/** What differs between a version and the draft of today, or another version. Throws not-found. */
export async function compareWith(
  tx: Tx,
  { id, kept, with: other }: { id: number; kept: number; with?: number | undefined },
): Promise<DraftDifference[]> {
  const present = await readKept(tx, id);
  const version = await findDraftVersion(tx, id, kept);
  const after = other === undefined ? present : await findDraftVersion(tx, id, other);
  if (!version || !after) throw new AppError('not-found');
  return differencesOf(version, after, await namesOnMaps(tx, [version, after]));
}

/** What the sites and layers are called that these drafts show. */
async function namesOnMaps(tx: Tx, drafts: readonly KeptDraft[]): Promise<NamesOnMaps> {
  const maps = drafts.flatMap(({ blocks }) =>
    blocks.flatMap(({ content }) => mapOf(content) ?? []),
  );
  const sites = new Set(maps.flatMap(({ siteIds }) => siteIds));
  const layers = new Set(maps.flatMap(({ layerKey }) => layerKey.map(({ id }) => id)));
  return {
    sites: await siteNames(tx, [...sites]),
    layers: await findLayerNames(tx, [...layers]),
  };
}
