import { LONDON } from '../../../platform/dates/london.ts';
import { sql, type Tx } from '../../../platform/db.ts';
import type { ChangeEdit } from '../../../records/history/queries/changes.ts';
import { DATED_BY_SOURCE } from '../../../records/history/record-history.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';

/** Whether another change, which is not undone, has written the field of this edit since. */
export async function isSaidSince(tx: Tx, siteId: number, edit: ChangeEdit): Promise<boolean> {
  const { rows } = await sql`
    select from record_history
     where site_id = ${siteId} and entity = 'site' and type = 'EDIT' and scenario_name = ${BASE}
       and field = ${edit.field} and id > ${edit.id} and change_id is distinct from ${edit.changeId}::uuid
       and undone_by is null and not details ? 'undoes' limit 1`.execute(tx);
  return rows.length > 0;
}

/** The day that an edit of a site replaced, `said`, or the later one of a change of the site since. */
export async function findDayBefore(
  tx: Tx,
  siteId: number,
  { edit, said }: { edit: ChangeEdit; said: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select case when ${said}::text is not null and day_in(${said}::text) is null then ${said}::text
                else greatest(day_in(${said}::text), (
                  select max((h.created_at at time zone ${LONDON})::date) from record_history h
                   where h.site_id = ${siteId} and h.entity = 'site' and h.type = 'EDIT' and h.scenario_name = ${BASE}
                     and h.id > ${edit.id} and h.change_id is distinct from ${edit.changeId}::uuid
                     and is_seen_in_register(h.field) and not h.details ? ${DATED_BY_SOURCE}::text))::text end as day`.execute(
    tx,
  );
  return rows[0]?.day ?? null;
}
