import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { endFieldOf } from './end-field.ts';
import type { OverlappingSite } from './overlapping-sites.ts';
import { findOverlapping } from './queries/overlapping.ts';
import { siteNames } from './site-names.ts';

/** Other sites that cover part of this one's boundary, or lie in it as points; neither its parent nor its children. */
export async function findOverlaps(tx: Tx, siteId: number): Promise<OverlappingSite[]> {
  const dictionary = await dictionaryOf(tx);
  const end = endFieldOf(dictionary);
  const found = await findOverlapping(tx, siteId, end);
  const names = await siteNames(
    tx,
    found.map(({ id }) => id),
  );
  return found.map((row) => ({ ...row, name: names.get(row.id) ?? String(row.id) }));
}
