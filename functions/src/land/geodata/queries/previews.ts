import { sql, type Tx } from '../../../platform/db.ts';
import { nothingImported } from '../contract.ts';
import type { Ending } from '../contract/previews.ts';

/** Starts a preview anew as an import; false unless it is one that waits. */
export async function startPreviewed(
  tx: Tx,
  id: number,
  given: { notificationId: number; ending: Ending | undefined },
): Promise<boolean> {
  if (!(await compareAnew(tx, id))) return false;
  await sql`
    update imports
       set preview = false, notification_id = ${given.notificationId},
           ending = ${given.ending === undefined ? null : JSON.stringify(given.ending)}::jsonb
     where id = ${id}`.execute(tx);
  return true;
}

/** Starts a preview again from its file's beginning; false unless it is one that waits, and not for a word about elsewhere. */
export async function compareAnew(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update imports
       set status = 'new', done = 0, total = 0, summary = ${JSON.stringify(nothingImported)}::jsonb
     where id = ${id} and status = 'preview' and (elsewhere is null or elsewhere_accepted) returning id`.execute(
    tx,
  );
  if (rows.length > 0) await sql`delete from import_findings where import_id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** As `compareAnew` of a file that waits because it is of elsewhere; false of any other. */
export async function compareAllTheSame(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update imports set elsewhere_accepted = true
     where id = ${id} and status = 'preview' and elsewhere is not null and not elsewhere_accepted
    returning id`.execute(tx);
  return rows.length > 0 && compareAnew(tx, id);
}

/** Ends a preview that nobody wants, its file with it; false unless it is one that waits. */
export async function discardPreviewed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update imports set status = 'discarded', file = null, finished_at = clock_timestamp()
     where id = ${id} and status = 'preview' returning id`.execute(tx);
  return rows.length > 0;
}

/** Keeps the sites that an import's report names as a selection, in the order of their ids. */
export async function keepImportedSites(tx: Tx, importId: number, accountId: number) {
  const { rows } = await sql<{ selection: string; sites: number }>`
    insert into record_selections (account_id, record_ids)
    select ${accountId}, coalesce(array_agg(s.id order by s.id), '{}')
      from sites s
     where not s.is_deleted and s.id in (
       select site_id from import_findings
        where import_id = ${importId} and outcome in ('new', 'changed', 'unchanged', 'ended'))
    returning id as selection, cardinality(record_ids) as sites`.execute(tx);
  return rows[0] as { selection: string; sites: number };
}
