import { sql, type Tx } from '../../../../platform/db.ts';

/** Takes representations from the public. */
export async function withdrawFromPublic(tx: Tx, ids: readonly number[]): Promise<void> {
  await closeEditions(tx, ids);
  await sql`delete from published_representations where representation_id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

/** Notes that the public reads the present editions no longer. */
export async function closeEditions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update publication_editions set withdrawn_at = clock_timestamp()
     where representation_id = any(${ids}::bigint[]) and withdrawn_at is null`.execute(tx);
}
