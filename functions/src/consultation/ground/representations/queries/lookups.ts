import { sql, type Tx } from '../../../../platform/db.ts';

/** The names of the council's consultations, the last to close first. */
export const eventNames = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from consultations order by closes_at desc, id desc`.execute(tx);
  return rows.map(({ name }) => name);
};

/** The names of the kinds of correspondence, in the council's own order. */
export const typeNames = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from correspondence_types order by position, id`.execute(tx);
  return rows.map(({ name }) => name);
};

export const topicNames = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from topics order by position, id`.execute(tx);
  return rows.map(({ name }) => name);
};

/** Whether what a representation names is there: its consultation and its kind of correspondence. */
export async function knownLookups(
  tx: Tx,
  { consultation, type }: { consultation: number | null; type: number | null },
): Promise<{ consultation: boolean; type: boolean }> {
  const { rows } = await sql<{ consultation: boolean; type: boolean }>`
    select exists (select from consultations where id = ${consultation}) as consultation,
           exists (select from correspondence_types where id = ${type}) as type`.execute(tx);
  return rows[0] ?? { consultation: false, type: false };
}
