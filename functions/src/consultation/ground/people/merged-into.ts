import { sql, type Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { peopleRecordMessages as messages } from './messages.ts';

type Kind = 'contact' | 'organisation';

/** Into whom these contacts or organisations were merged, by their ids; those that were not are left out. */
export async function findMergedInto(
  tx: Tx,
  kind: Kind,
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  const { rows } = await sql<{ merged_id: number; id: number; name: string }>`
    select m.merged_id, k.id, k.name
      from merges m join ${sql.ref(kind === 'contact' ? 'contacts' : 'organisations')} k on k.id = m.kept_id
     where m.kind = ${kind} and m.undone_at is null and m.merged_id = any(${ids}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ merged_id, ...into }) => [merged_id, into]));
}

/** What was merged comes back by undoing the merge. Throws payload-invalid, which says into whom it was. */
export async function refuseMerged(tx: Tx, kind: Kind, ids: readonly number[]): Promise<void> {
  const [[id, into] = []] = await findMergedInto(tx, kind, ids);
  if (id !== undefined && into) throw invalidField('ids', messages.wasMerged(id, into.name));
}
