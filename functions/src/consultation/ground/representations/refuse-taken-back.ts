import { sql, type Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { representationMessages as messages } from './messages.ts';

/** What came from the inbox or a file is registered again from there. Throws payload-invalid, which says from where. */
export async function refuseTakenBack(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; from: keyof typeof messages.takenBack }>`
    select id, taken_back_to as "from" from representations
     where id = any(${ids}::bigint[]) and taken_back_to is not null order by id limit 1`.execute(
    tx,
  );
  if (rows[0]) throw invalidField('ids', messages.takenBack[rows[0].from](rows[0].id));
}
