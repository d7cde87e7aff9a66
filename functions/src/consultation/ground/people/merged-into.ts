import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { peopleRecordMessages as messages } from './messages.ts';
import { findMergedInto } from './queries.ts';

/** What was merged comes back by undoing the merge. Throws payload-invalid, which says into whom it was. */
export async function refuseMerged(
  tx: Tx,
  kind: 'contact' | 'organisation',
  ids: readonly number[],
): Promise<void> {
  const [[id, into] = []] = await findMergedInto(tx, kind, ids);
  if (id !== undefined && into) throw invalidField('ids', messages.wasMerged(id, into.name));
}
