import { isSame, textOf } from '../ground/sites/same-value.ts';
import { LONDON } from '../../platform/dates/london.ts';
import { sql, type Tx } from '../../platform/db.ts';
import type { ChangeEdit } from '../../records/history/queries/changes.ts';
import { DATED_BY_SOURCE, type EditLine } from '../../records/history/record-history.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import type { EditDetails } from '../ground/sites/change-site.ts';
import { readValues } from '../ground/sites/queries/site-state.ts';

/** A site, and the field that says when it was last updated (`lastUpdatedField`). */
export interface DatedSite {
  siteId: number;
  dated: string | undefined;
}

/**
 * Whether an edit says the day on which its site was last updated, and nobody has said another since: what the database
 * has made of it is in nobody's way.
 */
export async function isStandingDay(
  tx: Tx,
  { siteId, dated }: DatedSite,
  edit: ChangeEdit,
): Promise<boolean> {
  if (edit.scenarioName !== BASE || edit.field !== dated) return false;
  const { rows } = await sql`
    select from record_history
     where site_id = ${siteId} and entity = 'site' and type = 'EDIT' and scenario_name = ${BASE}
       and field = ${edit.field} and id > ${edit.id} and change_id is distinct from ${edit.changeId}::uuid
       and undone_by is null and not details ? 'undoes' limit 1`.execute(tx);
  return rows.length === 0;
}

/** An edit to take back, and the line of history where its field is already as it then will be. */
export interface DayBack {
  edit: ChangeEdit;
  line: EditLine | undefined;
}

/** What taking such an edit back gives: the day before it, or that of a change of the site since. */
export async function dayBack(tx: Tx, siteId: number, edit: ChangeEdit): Promise<DayBack> {
  const details = edit.details as unknown as EditDetails;
  const said = textOf(details.before) || null;
  const { rows } = await sql<{ day: string | null }>`
    select case when ${said}::text is not null and day_in(${said}::text) is null then ${said}::text
                else greatest(day_in(${said}::text), (
                  select max((h.created_at at time zone ${LONDON})::date) from record_history h
                   where h.site_id = ${siteId} and h.entity = 'site' and h.type = 'EDIT' and h.scenario_name = ${BASE}
                     and h.id > ${edit.id} and h.change_id is distinct from ${edit.changeId}::uuid
                     and is_seen_in_register(h.field) and not h.details ? ${DATED_BY_SOURCE}::text))::text end as day`.execute(
    tx,
  );
  const day = rows[0]?.day ?? null;
  const held = await readValues(tx, { siteId, scenario: BASE, names: [edit.field] });
  const line = isSame(held?.values[edit.field] ?? null, day)
    ? {
        field: edit.field,
        label: edit.label,
        oldValue: textOf(details.after),
        newValue: day,
        details: { undoes: edit.id },
      }
    : undefined;
  return { edit: { ...edit, details: { ...edit.details, before: day } }, line };
}
