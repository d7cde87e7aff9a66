import { sql, type Tx } from '../../../../platform/db.ts';

/** The field that a capacity's homes were written to; null for none. */
export async function findHomesField(
  tx: Tx,
  siteId: number,
  scenario: string,
): Promise<string | null> {
  const { rows } = await sql<{ homes_field: string | null }>`
    select homes_field from site_capacities
     where site_id = ${siteId} and scenario_name = ${scenario}`.execute(tx);
  return rows[0]?.homes_field ?? null;
}

/** Keeps which field a capacity's homes were written to. */
export async function storeHomesField(
  tx: Tx,
  { siteId, scenario, field }: { siteId: number; scenario: string; field: string | null },
): Promise<void> {
  await sql`
    update site_capacities set homes_field = ${field}
     where site_id = ${siteId} and scenario_name = ${scenario}`.execute(tx);
}
