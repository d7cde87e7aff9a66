import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { holdRecords } from '../../records/kept/queries.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import { representations } from '../ground/representations/representation-records.ts';
import { writeChecked } from '../ground/texts/queries/checked.ts';
import { textMessages as messages } from '../ground/texts/messages.ts';

/** Opens texts to readers who may not read originals, as there is nothing in them to redact; gives those that were closed. */
export async function checkTexts(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number[]> {
  await holdRecords(tx, representations, ids);
  const opened = await writeChecked(tx, ids);
  await changed(tx, actor, {
    of: representationChanges,
    ids: opened,
    kind: 'updated',
    history: [{ field: 'is_checked', label: messages.checked, newValue: messages.yes }],
  });
  return opened;
}
