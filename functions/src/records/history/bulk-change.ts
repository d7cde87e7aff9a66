import type { Author } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import { AppError } from '../../platform/errors.ts';
import type { BulkKind } from './history-item.ts';
import { beginPart, countChanged } from './queries/bulk-changes.ts';

/** One change of many records; the parts in which it is sent have the same id. */
export interface BulkChange {
  id: string;
  entity: Entity;
  /** What it does to them; changes fields of theirs unless it says otherwise. */
  kind?: BulkKind;
  /** The change of many that it takes back. */
  undoes?: string;
}

const under = new WeakMap<Tx, string>();

/** Of which change of many the lines are that this transaction writes; null for none. */
export const bulkChangeOf = (tx: Tx): string | null => under.get(tx) ?? null;

/**
 * Does a part of one change of many: each line of history that `work` writes names it. Throws conflict where
 * somebody else, or a change of other records, has this id.
 */
export async function partOfBulkChange<T>(
  tx: Tx,
  { accountId }: Author,
  { id, entity, kind = 'changed', undoes }: BulkChange,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await beginPart(tx, accountId, { id, entity, kind, undoes })))
    throw new AppError('conflict');
  under.set(tx, id);
  const result = await work().finally(() => under.delete(tx));
  await countChanged(tx, id);
  return result;
}
