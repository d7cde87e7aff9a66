import { sql, type Tx } from '../../../platform/db.ts';
import type { KeptReport } from './reports.ts';

/** Notes which published editions stand in a volume, counted from 1. */
export async function writeContents(
  tx: Tx,
  reportId: string,
  volume: number,
  shown: readonly { id: number; edition: number }[],
): Promise<void> {
  await sql`
    insert into report_contents (report_id, volume, representation_id, edition)
    select ${reportId}, ${volume}, s.id, s.edition
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as s (id bigint, edition integer)`.execute(
    tx,
  );
}

/** Whether all that stands in a volume is still what the public reads; of a pack whose contents nobody noted it is not. */
export async function isStillPublic(
  tx: Tx,
  { id, request }: KeptReport,
  volume: number,
): Promise<boolean> {
  if (request.kind !== 'pack') return true;
  const { rows } = await sql<{ noted: number; published: number }>`
    select count(*)::int as noted, count(p.representation_id)::int as published
      from report_contents c
      left join published_representations p
        on p.representation_id = c.representation_id and p.edition = c.edition
     where c.report_id = ${id} and c.volume = ${volume}`.execute(tx);
  const { noted = 0, published = 0 } = rows[0] ?? {};
  return noted > 0 && noted === published;
}
