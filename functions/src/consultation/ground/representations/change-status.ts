import { randomUUID } from 'node:crypto';
import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { needsReason } from '../consultations/statuses.ts';
import { holdRecords, writeRecords } from '../../../records/kept/queries.ts';
import { representationMessages as messages } from './messages.ts';
import { representations } from './representation-records.ts';

/**
 * Gives representations a status, and keeps the reason in their history; gives the ids of those that had another. Each
 * can be undone by itself.
 */
export async function changeStatus(
  tx: Tx,
  author: Author,
  ids: readonly number[],
  status: string,
  reason?: string,
): Promise<number[]> {
  const held = await holdRecords(tx, representations, ids);
  const differing = held.filter((each) => each['status'] !== status);
  const changedIds = differing.map(({ id }) => id);
  if (changedIds.length === 0) return [];
  await writeRecords(tx, representations, changedIds, { status });
  const history = differing.map(({ id, status: before }) => ({
    field: 'status',
    label: messages.fields.status,
    oldValue: String(before),
    newValue: status,
    changeId: randomUUID(),
    details: { before, after: status },
    recordIds: [id],
    content: reason || undefined,
  }));
  await changed(tx, author, {
    of: representations.changes,
    ids: changedIds,
    kind: 'updated',
    history,
  });
  return changedIds;
}

/** A status that only a response gives otherwise needs a reason. Throws payload-invalid. */
export function requireReason(status: string, reason: string | undefined, field: string): void {
  if (needsReason(status) && !reason) throw invalidField(field, messages.reasonRequired);
}
