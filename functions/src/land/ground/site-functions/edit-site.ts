import {
  faultsBetween,
  withCheckedFields,
} from '../../../council/ground/dictionary/field-checks.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { capacityWarnings } from '../site-checks/capacity-warnings.ts';
import { changeCapacityRecord } from '../capacity/change-record.ts';
import { enteredInputs, payloadOf } from '../capacity/entered-inputs.ts';
import { followingField, refusedHomes } from '../capacity/following-homes.ts';
import {
  findCapacity,
  findCapacityRecord,
  findRecordedScenarios,
} from '../capacity/queries/capacities.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import { lastAuthorOf } from '../../../records/history/queries/last-author.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import {
  changedSiteOf,
  changedStateOf,
  changeSite,
  type StateChange,
} from '../sites/change-site.ts';
import type { ChangedSite, SiteEdit } from '../sites/edit-schema.ts';
import { editingOf } from '../sites/editing.ts';
import { siteMessages as messages } from '../sites/messages.ts';
import { isHeld, textOf } from '../sites/same-value.ts';
import { fieldsOfLastUpdate } from '../sites/last-updated.ts';
import { holdState, readValues } from '../sites/queries/site-state.ts';
import { editedPlace, fittingValue } from './fitting-value.ts';
import { statesAfter } from './states-after.ts';

interface Which {
  siteId: number;
  scenario: string;
  names: string[];
}

/**
 * Changes one dictionary field of a site or of one of its scenarios, and what the cell's functionOnSave makes of it,
 * as one change. Throws site-not-found, payload-invalid, conflict where `id_unique` is another state's, or
 * changed-meanwhile (with the present value) when the record no longer holds what the editor saw.
 */
export async function editSite(
  tx: Tx,
  actor: Actor,
  siteId: number,
  edit: SiteEdit,
  scenario = BASE,
): Promise<ChangedSite> {
  const editing = await editingOf(tx);
  const name = edit.column_name_raw;
  const place = editedPlace(editing, name);
  if ('problem' in place) throw invalidField('column_name_raw', place.problem);
  const { field, cell } = place;
  // What a capacity's inputs make of other fields is checked against all of them.
  const names =
    cell?.functionOnSave || enteredInputs(edit)
      ? editing.names
      : withCheckedFields([...editing.fields.values()], [name]);
  const held = await requireState(tx, { siteId, scenario, names }, edit.id_unique);
  const before = held.values[name] ?? null;
  if (isStale(field, edit.old_value, before))
    throw await overtaken(tx, { siteId, scenario, name, before });
  const fitting = fittingValue({ field, cell, held: before }, edit.new_value);
  if ('problem' in fitting) throw invalidField('new_value', fitting.problem);
  const everywhere = (edit.should_update_all_scenarios || cell?.updateForAllScenarios) ?? false;
  const states = await statesAfter({ tx, actor, editing, siteId, scenario, held }, [
    { name, value: fitting.value, cell, everywhere },
  ]);
  const { fields } = editing;
  const inputs = await changeInputs(tx, actor, { siteId, scenario }, edit);
  const also = inputs?.lines;
  for (const each of inputs?.followed ?? []) follow(states, each);
  const set = states.find((state) => state.scenario === scenario)?.set ?? {};
  const faults = faultsBetween([...fields.values()], { ...held.values, ...set }, Object.keys(set));
  const refused = faults.find(({ level }) => level === 'refuse');
  if (refused) throw invalidField('new_value', refused.message);
  const ofCapacity = await capacityWarnings(
    tx,
    { siteId, scenario },
    { fields: [...fields.values()], values: { ...held.values, ...set }, changed: Object.keys(set) },
  );
  const told = [...faults, ...ofCapacity].map(({ message }) => message);
  const warned = told.length > 0 ? { warnings: told } : {};
  const { changeId, states: written } = await changeSite(tx, actor, {
    siteId,
    states,
    fields,
    also: also ?? [],
  });
  const changed = states.flatMap(({ set, clear = [] }) => [...Object.keys(set), ...clear]);
  if (everywhere || also) {
    const names = [...new Set([...changed, ...fieldsOfLastUpdate(fields.values())])];
    const answer = await changedSiteOf(tx, { siteId, scenario, names }, changeId);
    const record = also && (await findCapacityRecord(tx, siteId, scenario));
    const entered = record ? payloadOf(record.inputs) : {};
    return { ...answer, values: { ...answer.values, ...entered }, ...warned };
  }
  const now = written[0] ?? held;
  const dated = written[0] ? fieldsOfLastUpdate(fields.values()) : [];
  const values = {
    ...(dated.length > 0 && (await readValues(tx, { siteId, scenario, names: dated }))?.values),
    ...Object.fromEntries(changed.map((key) => [key, now.values[key] ?? null])),
  };
  return { ...changedStateOf({ siteId, scenario }, { ...now, values }, changeId), ...warned };
}

/** A field takes a capacity's homes unless the edit says what becomes of it. */
function follow(states: StateChange[], { scenario, set }: StateChange): void {
  const state = states.find((each) => each.scenario === scenario);
  if (!state) states.push({ scenario, set });
  else {
    const said = Object.keys(set).some((name) => name in state.set || state.clear?.includes(name));
    // What was read before is not of this field.
    if (!said) Object.assign(state, { set: { ...state.set, ...set }, held: undefined });
  }
}

/** Stores the payload's capacity inputs, and tells which fields follow; undefined where it has none. */
async function changeInputs(
  tx: Tx,
  actor: Actor,
  { siteId, scenario }: Pick<Which, 'siteId' | 'scenario'>,
  edit: SiteEdit,
): Promise<{ lines: EditLine[]; followed: StateChange[] } | undefined> {
  const over = enteredInputs(edit);
  if (!over) return undefined;
  const others = edit.should_update_all_scenarios ? await findRecordedScenarios(tx, siteId) : [];
  const base = edit.should_update_all_scenarios ? BASE : scenario;
  const lines: EditLine[] = [];
  const followed: StateChange[] = [];
  for (const each of new Set([base, ...others])) {
    const which = { siteId, scenario: each };
    const before = await findCapacity(tx, siteId, each);
    const following = before && (await followingField(tx, which, before.outcome.homes));
    lines.push(
      ...(await changeCapacityRecord(tx, actor, which, (held) => ({
        ...held,
        inputs: over(held.inputs),
      }))),
    );
    const homes = following && (await findCapacity(tx, siteId, each))?.outcome.homes;
    if (!following || homes === undefined || homes === before?.outcome.homes) continue;
    // Those of the edited scenario are checked with all else that the edit changes.
    const refused = each === scenario ? undefined : await refusedHomes(tx, which, following, homes);
    if (refused !== undefined) throw invalidField('new_value', refused);
    followed.push({ scenario: each, set: { [following.dbPropertyName]: homes } });
  }
  return { lines, followed };
}

async function requireState(tx: Tx, which: Which, idUnique: string | undefined) {
  const state = await holdState(tx, which);
  if (!state) throw new AppError('site-not-found');
  if (idUnique !== undefined && idUnique.toLowerCase() !== state.idUnique) {
    throw new AppError('conflict', { fields: { id_unique: messages.otherState } });
  }
  return state;
}

const isStale = (field: DictionaryField, seen: unknown, held: SiteValue): boolean =>
  seen !== undefined && !isHeld(field, seen, held);

interface Overtaken {
  siteId: number;
  scenario: string;
  name: string;
  before: SiteValue;
}

/** Says what the record holds now, and who wrote that. */
async function overtaken(tx: Tx, { siteId, scenario, name, before }: Overtaken): Promise<AppError> {
  const author = await lastAuthorOf(tx, { siteId, scenario, field: name });
  return new AppError('changed-meanwhile', {
    fields: { old_value: textOf(before) ?? '', ...(author ? { changed_by: author } : {}) },
  });
}
