import type { Tx } from '../../../platform/db.ts';
import type { ChangeEdit } from '../../../records/history/queries/changes.ts';
import { sharedBoundaryMessages as messages } from './boundary-messages.ts';
import { findInTheWay } from './queries/in-the-way.ts';
import { siteNames } from './site-names.ts';

/** What stands in the way of undoing a boundary, in words: that it was changed since, or what was built on it. */
export async function boundaryInTheWay(
  tx: Tx,
  siteId: number,
  shape: Pick<ChangeEdit, 'id' | 'changeId'>,
): Promise<string[]> {
  const found = await findInTheWay(tx, siteId, shape);
  const names = await siteNames(
    tx,
    found.flatMap(({ id }) => id ?? []),
  );
  return found.map(({ what, id }) =>
    messages.inTheWay[what](id === null ? '' : (names.get(id) ?? String(id))),
  );
}
