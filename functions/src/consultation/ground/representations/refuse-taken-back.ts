import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { representationMessages as messages } from './messages.ts';
import { findTakenBack } from './queries/taken-back.ts';

/** What came from the inbox or a file is registered again from there. Throws payload-invalid, which says from where. */
export async function refuseTakenBack(tx: Tx, ids: readonly number[]): Promise<void> {
  const [first] = (await takenBackWords(tx, ids)).values();
  if (first !== undefined) throw invalidField('ids', first);
}

/** Those of these that were taken back to where they are registered again from, which is said of each, by id. */
export async function takenBackWords(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await findTakenBack(tx, ids);
  return new Map(found.map(({ id, from }) => [id, messages.takenBack[from](id)]));
}
