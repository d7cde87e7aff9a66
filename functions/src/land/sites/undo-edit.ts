import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { faultsBetween, withCheckedFields } from '../../council/ground/dictionary/field-checks.ts';
import {
  capacityChangedSince,
  capacityDetailsOf,
  restoreCapacity,
} from '../ground/capacity/undo-record.ts';
import { type ChangeEdit, editsLeftOfChange } from '../../records/history/queries/changes.ts';
import { type NamedChange, undoChange } from '../../records/history/undo.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { BASE } from '../ground/scenarios/base-scenario.ts';
import { sharedBoundaryMessages as messages } from '../ground/sites/boundary-messages.ts';
import {
  changedSiteOf,
  changeSite,
  hasOwnValue,
  type EditDetails,
  type StateChange,
} from '../ground/sites/change-site.ts';
import type { ChangedSite } from '../ground/sites/edit-schema.ts';
import { holdToUndo } from '../ground/sites/hold-to-undo.ts';
import { lastUpdatedField } from '../ground/sites/queries/last-updated-field.ts';
import {
  boundaryDetailsOf,
  type EndingBack,
  inField,
  planBoundaryBack,
  giveBoundaryBack,
} from '../ground/sites/undo-boundary.ts';
import { readValues } from '../ground/sites/queries/site-state.ts';
import { isSame, textOf } from '../ground/sites/same-value.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { type DatedSite, type DayBack, dayBack, isStandingDay } from './undo-day.ts';

/**
 * Undoes a change of a site in every field and scenario, and of a boundary what it made of other sites. The history
 * gains edits that name those they undo. Throws site-not-found, conflict where another field no longer goes with what
 * would be restored or something was built on a boundary, and as `undoChange` does.
 */
export async function undoLastEdit(
  tx: Tx,
  actor: Actor,
  siteId: number,
  named: NamedChange = {},
): Promise<ChangedSite> {
  const held = await holdToUndo(tx, [siteId]);
  if (!held.includes(siteId)) throw new AppError('site-not-found');
  return undoHeldEdit(tx, actor, siteId, named);
}

/** The same of a site that is held with all that the change took in. */
export async function undoHeldEdit(
  tx: Tx,
  actor: Actor,
  siteId: number,
  named: NamedChange,
): Promise<ChangedSite> {
  const dated = await lastUpdatedField(tx);
  const site = { siteId, dated };
  const { edits, scenario } = await undoChange(tx, actor, {
    of: { entity: 'site', id: siteId },
    named,
    changedSince: (edit) => changedSince(tx, site, edit),
    restore: (meant) => restore(tx, actor, site, meant),
  });
  const restored = edits.filter(isOfRecord).map(({ field }) => field);
  const names = [...new Set([...restored, ...(dated ? [dated] : [])])];
  return changedSiteOf(tx, { siteId, scenario, names }, null);
}

/** All that may refuse is asked before anything is written. */
async function restore(tx: Tx, actor: Actor, site: DatedSite, made: ChangeEdit[]) {
  const { siteId } = site;
  const ofCapacity = made.filter((edit) => capacityDetailsOf(edit) !== undefined);
  const ofBoundary = made.filter((edit) => boundaryDetailsOf(edit) !== undefined);
  const back = await planBoundaryBack(tx, siteId, ofBoundary);
  back.endings = await endingsLeft(tx, back.endings);
  const days: DayBack[] = [];
  for (const edit of made.filter(isOfRecord)) {
    const isDay = await isStandingDay(tx, site, edit);
    days.push(isDay ? await dayBack(tx, siteId, edit) : { edit, line: undefined });
  }
  const edits = days.flatMap(({ edit, line }) => (line ? [] : [edit]));
  await refuseFaults(tx, siteId, edits);
  const undone = await changeSite(tx, actor, {
    siteId,
    states: statesBefore(edits),
    fields: new Map(edits.map(({ field, label }) => [field, { label }])),
    changeId: null,
    also: [
      ...days.flatMap(({ line }) => line ?? []),
      ...(await restoreCapacity(tx, actor, siteId, ofCapacity)),
    ],
    note: (scenario, name) => ({ undoes: editOf(edits, scenario, name)?.id }),
  });
  const shapes = await giveBoundaryBack(tx, actor, siteId, { edits: ofBoundary, back });
  for (const { siteId: other, changeId } of back.endings)
    await undoHeldEdit(tx, actor, other, { partId: changeId });
  return [...shapes, ...undone.historyIds];
}

/**
 * Those endings of other sites that stand: what else of these sites has changed does not matter. Throws conflict,
 * naming a site whose end somebody has changed, or which another of its fields now keeps from going on.
 */
async function endingsLeft(tx: Tx, endings: readonly EndingBack[]): Promise<EndingBack[]> {
  const left: EndingBack[] = [];
  for (const ending of endings) {
    const { siteId, changeId } = ending;
    const all = await editsLeftOfChange(tx, { entity: 'site', id: siteId }, changeId);
    const edits = all.filter(isOfRecord);
    const held = await readValues(tx, {
      siteId,
      scenario: BASE,
      names: edits.map(({ field }) => field),
    });
    const holds = (part: 'before' | 'after') =>
      edits.every((edit) => isSame(held?.values[edit.field] ?? null, detailsOf(edit)[part]));
    if (edits.length === 0 || holds('before')) continue;
    if (!holds('after')) {
      const name = (await siteNames(tx, [siteId])).get(siteId) ?? String(siteId);
      throw new AppError('conflict', { fields: inField(messages.endChanged(name)) });
    }
    await refuseFaults(tx, siteId, edits);
    left.push(ending);
  }
  return left;
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

/** An undo must not discard a later edit; what stands in the way of a boundary is told by its plan. */
async function changedSince(
  tx: Tx,
  site: DatedSite,
  edit: ChangeEdit,
): Promise<string | undefined> {
  const { siteId } = site;
  if (boundaryDetailsOf(edit)) return undefined;
  if (!isOfRecord(edit)) return capacityChangedSince(tx, siteId, edit);
  if (await isStandingDay(tx, site, edit)) return undefined;
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
