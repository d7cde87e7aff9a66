import { type ChangeEdit, editsOfChange } from '../history/queries/changes.ts';
import type { Undoable } from '../history/history-item.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { RecordDefinition } from './record-definition.ts';
import type { ColumnValues } from './queries.ts';

/** What a record's columns held before these edits. */
export const valuesBefore = (edits: readonly ChangeEdit[]): ColumnValues =>
  Object.fromEntries(edits.map(({ field, details }) => [field, details.before ?? null]));

/** Of what a record's history offers to undo, what the rules of its type take. */
export async function takenUndos(
  tx: Tx,
  actor: Actor,
  { definition, id }: { definition: RecordDefinition; id: number },
  offered: readonly Undoable[],
): Promise<Undoable[]> {
  const taken: Undoable[] = [];
  for (const change of offered) {
    const before = valuesBefore(await editsOfChange(tx, change.history_id));
    if (!definition.takes || (await definition.takes(tx, actor, id, before))) taken.push(change);
  }
  return taken;
}
