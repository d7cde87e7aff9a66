import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  editsLeftOfChange,
  editsOfBulkChange,
  editsOfChange,
  markUndone,
  type ChangeEdit,
} from './queries/changes.ts';
import type { Undoable } from './history-item.ts';
import type { HistoryOf } from './queries/history-of.ts';
import { recordHistoryMessages as messages } from './messages.ts';
import { findEverybodysUndoable, findNewestChange } from './queries/read-history.ts';

/** The change to undo, named by one of its edits, by its own id or as part of one of many; one's own newest without. */
export interface NamedChange {
  historyId?: number | undefined;
  changeId?: string | undefined;
  /** A change of many: whose it is does not matter, nor what else of the record has changed since. */
  bulkId?: string | undefined;
  /** A change that is undone as a part of another record's: the same does not matter. */
  partId?: string | undefined;
}

/** What a type of record does itself when a change of it is undone. The caller holds the record. */
interface Undoing {
  /** The present value as text where it is another than this edit left; undefined where nobody changed it since. */
  changedSince: (edit: ChangeEdit) => Promise<string | undefined>;
  /** Writes what was before; gives the ids of the history's new lines, which name those that they undo. */
  restore: (edits: ChangeEdit[]) => Promise<number[]>;
}

/**
 * Undoes the actor's newest change to a record that has not been undone, or one that the history offers, as a whole.
 * Throws not-found if there is no such change, and changed-meanwhile if another one was meant or the record has
 * changed since. Gives the edits that were undone, and under which scenario.
 */
export async function undoChange(
  tx: Tx,
  actor: Actor,
  { of, named, ...undoing }: Undoing & { of: HistoryOf; named: NamedChange },
): Promise<{ edits: ChangeEdit[]; scenario: string }> {
  const meant = await changeMeant(tx, actor, of, named);
  for (const edit of meant.edits) {
    const present = await undoing.changedSince(edit);
    if (present !== undefined)
      throw new AppError('changed-meanwhile', { fields: { old_value: present } });
  }
  const [by] = await undoing.restore(meant.edits);
  if (by === undefined) throw new Error('An undo changed nothing');
  await markUndone(
    tx,
    meant.edits.map(({ id }) => id),
    by,
  );
  return meant;
}

/**
 * The actor's newest change. A named one may also be anybody's newest that nobody has changed since, which is what the
 * history offers.
 */
async function changeMeant(tx: Tx, { accountId }: Actor, of: HistoryOf, named: NamedChange) {
  const { historyId, changeId, bulkId, partId } = named;
  const given =
    (bulkId !== undefined && (await editsOfBulkChange(tx, of, bulkId))) ||
    (partId !== undefined && (await editsLeftOfChange(tx, of, partId)));
  if (given) {
    if (!given[0]) throw new AppError('not-found');
    return { edits: given, scenario: given[0].scenarioName };
  }
  const isNamed = historyId !== undefined || changeId !== undefined;
  const editsMeant = async (change: Undoable) => {
    const edits = await editsOfChange(tx, change.history_id);
    const isMeant =
      !isNamed || edits.some((edit) => edit.id === historyId || edit.changeId === changeId);
    return isMeant ? { edits, scenario: change.scenario_name } : undefined;
  };
  const last = await findNewestChange(tx, of, accountId);
  const ofLast = last && (await editsMeant(last));
  if (ofLast) return ofLast;
  const offered = isNamed ? await findEverybodysUndoable(tx, of) : [];
  if (!last && offered.length === 0) throw new AppError('not-found');
  for (const change of offered) {
    const found = await editsMeant(change);
    if (found) return found;
  }
  throw new AppError('changed-meanwhile', {
    fields: { [changeId === undefined ? 'history_id' : 'change_id']: messages.otherChange },
  });
}
