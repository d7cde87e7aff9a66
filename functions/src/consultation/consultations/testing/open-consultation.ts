import { sql } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';

/** A consultation that opened yesterday and closes tomorrow; gives its id. */
export async function openConsultation(council: Council): Promise<number> {
  let id = 0;
  await inSchemaOf(council, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into consultations (name, kind, opens_at, closes_at)
      values (${`Plan ${crypto.randomUUID()}`}, 'Other', now() - interval '1 day', now() + interval '1 day')
      returning id::int`.execute(tx);
    id = rows[0]!.id;
  });
  return id;
}
