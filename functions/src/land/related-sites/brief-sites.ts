import type { Tx } from '../../platform/db.ts';
import { siteNames, siteReferences } from '../ground/sites/site-names.ts';

/** These with what their sites are called, and the reference of each, the one in its head. */
export async function withBriefs<Each extends { id: number }>(tx: Tx, those: readonly Each[]) {
  const ids = those.map(({ id }) => id);
  const names = await siteNames(tx, ids);
  const references = await siteReferences(tx, ids);
  return those.map((each) => ({
    ...each,
    name: names.get(each.id) ?? String(each.id),
    source_reference: references.get(each.id) ?? null,
  }));
}
