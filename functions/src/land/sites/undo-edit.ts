import { faultsBetween, withCheckedFields } from '../../council/ground/dictionary/field-checks.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries.ts';
import {
  capacityChangedSince,
  capacityDetailsOf,
  restoreCapacity,
} from '../ground/capacity/undo-record.ts';
import type { ChangeEdit } from '../ground/history/changes.ts';
import { type NamedChange, undoChange } from '../ground/history/undo.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import {
  changedSiteOf,
  changeSite,
  hasOwnValue,
  type EditDetails,
  type StateChange,
} from '../ground/sites/change-site.ts';
import type { ChangedSite } from '../ground/sites/edit-schema.ts';
import { lastUpdatedField } from '../ground/sites/last-updated.ts';
import {
  boundaryChangedSince,
  boundaryDetailsOf,
  restoreBoundaryEdits,
} from '../ground/sites/undo-boundary.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { readValues } from '../ground/sites/site-state.ts';
import { isSame, textOf } from '../ground/sites/same-value.ts';

/**
 * Undoes a change of a site in every field and scenario. The history gains edits that name those they undo. Throws
 * site-not-found, conflict where another field no longer goes with what would be restored, and as `undoChange` does.
 */
export async function undoLastEdit(
  tx: Tx,
  actor: Actor,
  siteId: number,
  named: NamedChange = {},
): Promise<ChangedSite> {
  await requireSite(tx, siteId, 'update');
  const { edits, scenario } = await undoChange(tx, actor, {
    of: { entity: 'site', id: siteId },
    named,
    changedSince: (edit) => changedSince(tx, siteId, edit),
    restore: (meant) => restore(tx, actor, siteId, meant),
  });
  const dated = await lastUpdatedField(tx);
  const restored = edits.filter(isOfRecord).map(({ field }) => field);
  const names = [...new Set([...restored, ...(dated ? [dated] : [])])];
  return changedSiteOf(tx, { siteId, scenario, names }, null);
}

async function restore(tx: Tx, actor: Actor, siteId: number, made: ChangeEdit[]) {
  const ofCapacity = made.filter((edit) => capacityDetailsOf(edit) !== undefined);
  const ofBoundary = made.filter((edit) => boundaryDetailsOf(edit) !== undefined);
  const edits = made.filter(isOfRecord);
  await refuseFaults(tx, siteId, edits);
  const undone = await changeSite(tx, actor, {
    siteId,
    states: statesBefore(edits),
    fields: new Map(edits.map(({ field, label }) => [field, { label }])),
    changeId: null,
    also: await restoreCapacity(tx, actor, siteId, ofCapacity),
    note: (scenario, name) => ({ undoes: editOf(edits, scenario, name)?.id }),
  });
  const shapes = await restoreBoundaryEdits(tx, actor, siteId, {
    edits: ofBoundary,
    undoEnding: (other, changeId) => undoLastEdit(tx, actor, other, { changeId }),
  });
  return [...shapes, ...undone.historyIds];
}

/** What is restored is checked against the fields beside it, which may have changed since. */
async function refuseFaults(tx: Tx, siteId: number, edits: ChangeEdit[]): Promise<void> {
  const fields = await dictionaryOf(tx);
  for (const [scenario, restored] of Map.groupBy(edits, ({ scenarioName }) => scenarioName)) {
    const names = restored.map(({ field }) => field);
    const wanted = withCheckedFields(fields, names);
    if (wanted.length === names.length) continue;
    const held = await readValues(tx, { siteId, scenario, names: wanted });
    if (!held) continue;
    const before = restored.map((edit) => [edit.field, detailsOf(edit).before] as const);
    const values = { ...held.values, ...Object.fromEntries(before) };
    const fault = faultsBetween(fields, values, names).find(({ level }) => level === 'refuse');
    if (!fault) continue;
    const field = names.includes(fault.field) ? fault.field : fault.other;
    throw new AppError('conflict', { fields: { [field]: fault.message } });
  }
}

const editOf = (edits: ChangeEdit[], scenario: string, name: string) =>
  edits.find(({ field, scenarioName }) => field === name && scenarioName === scenario);

const detailsOf = ({ details }: ChangeEdit) => details as unknown as EditDetails;

/** Whether an edit is of a field of the record; the others are of the site's capacity or boundary. */
const isOfRecord = (edit: ChangeEdit) =>
  capacityDetailsOf(edit) === undefined && boundaryDetailsOf(edit) === undefined;

/** An undo must not discard a later edit. */
async function changedSince(tx: Tx, siteId: number, edit: ChangeEdit): Promise<string | undefined> {
  if (boundaryDetailsOf(edit)) return boundaryChangedSince(tx, siteId, edit);
  if (!isOfRecord(edit)) return capacityChangedSince(tx, siteId, edit);
  const { field, scenarioName: scenario } = edit;
  const { after, ownAfter } = detailsOf(edit);
  const held = await readValues(tx, { siteId, scenario, names: [field] });
  const value = held?.values[field] ?? null;
  if (held && isSame(value, after) && hasOwnValue(held, scenario, field) === ownAfter)
    return undefined;
  return textOf(value) ?? '';
}

function statesBefore(edits: ChangeEdit[]): StateChange[] {
  const states = new Map<string, StateChange & { clear: string[] }>();
  for (const edit of edits) {
    const { scenarioName: scenario, field } = edit;
    const state = states.get(scenario) ?? { scenario, set: {}, clear: [] };
    const { before, ownBefore } = detailsOf(edit);
    if (ownBefore) state.set[field] = before;
    else state.clear.push(field);
    states.set(scenario, state);
  }
  return [...states.values()];
}
