import { isSame, textOf } from '../ground/sites/same-value.ts';
import type { Tx } from '../../platform/db.ts';
import type { ChangeEdit } from '../../records/history/queries/changes.ts';
import type { EditLine } from '../../records/history/record-history.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import type { EditDetails } from '../ground/sites/change-site.ts';
import { readValues } from '../ground/sites/queries/site-state.ts';
import { findDayBefore, isSaidSince } from './queries/undo-day.ts';

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
  return !(await isSaidSince(tx, siteId, edit));
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
  const day = await findDayBefore(tx, siteId, { edit, said });
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
