import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { parseValue, type SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import { typedNumber } from '../../../council/ground/dictionary/typed-number.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import { runSiteFunction } from './run-function.ts';
import { problemOfCell } from '../sites/cell-rules.ts';
import {
  changedSiteOf,
  changedStateOf,
  changeSite,
  type StateChange,
} from '../sites/change-site.ts';
import type { ChangedSite, SiteEdit } from '../sites/edit-schema.ts';
import { editingOf, type EditRules } from '../sites/editing.ts';
import { siteMessages as messages } from '../sites/messages.ts';
import { holdState, readValues, scenarioNames, type SiteValues } from '../sites/site-state.ts';
import { VISIBILITY } from '../sites/visibility-field.ts';
import { isHeld, isSame, textOf } from '../sites/same-value.ts';

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
  const { field, cell } = editableField(editing, edit.column_name_raw);
  const name = field.dbPropertyName;
  const names = cell?.functionOnSave ? editing.names : [name];
  const held = await requireState(tx, { siteId, scenario, names }, edit.id_unique);
  const before = held.values[name] ?? null;
  refuseStale(field, edit.old_value, before);
  const value = fittingValue({ field, cell, held: before }, edit.new_value);
  const saving = { tx, actor, editing, siteId, name, value, cell };
  if (edit.should_update_all_scenarios || cell?.updateForAllScenarios)
    return everywhere(saving, scenario);
  const set = { [name]: value, ...(await derived(saving, scenario, held.values)) };
  const { changeId, states } = await changeSite(tx, actor, {
    siteId,
    states: [{ scenario, set, held }],
    fields: editing.fields,
  });
  const now = states[0] ?? held;
  const values = Object.fromEntries(Object.keys(set).map((key) => [key, now.values[key] ?? null]));
  return changedStateOf({ siteId, scenario }, { ...now, values }, changeId);
}

/** The edit of the site and all its scenarios; the answer is about the one that was edited. */
async function everywhere(saving: Saving, scenario: string): Promise<ChangedSite> {
  const { tx, actor, siteId, editing } = saving;
  const states = await allStates(saving);
  const { changeId } = await changeSite(tx, actor, { siteId, states, fields: editing.fields });
  const written = states.flatMap(({ set, clear = [] }) => [...Object.keys(set), ...clear]);
  return changedSiteOf(tx, { siteId, scenario, names: [...new Set(written)] }, changeId);
}

interface Place {
  /** As the dictionary has it, written as the page says. */
  field: DictionaryField;
  cell: CellConfig | undefined;
}

function editableField(editing: EditRules, name: string): Place {
  const field = editing.fields.get(name);
  if (!field?.editable) {
    const why = field ? messages.fixedField : messages.unknownField(name);
    throw invalidField('column_name_raw', why);
  }
  const place = editing.placeOf(name);
  const format = { ...field.format, ...place?.formatting };
  return { field: { ...field, format }, cell: place?.cell };
}

async function requireState(tx: Tx, which: Which, idUnique: string | undefined) {
  const state = await holdState(tx, which);
  if (!state) throw new AppError('site-not-found');
  if (idUnique !== undefined && idUnique.toLowerCase() !== state.idUnique) {
    throw new AppError('conflict', { fields: { id_unique: messages.otherState } });
  }
  return state;
}

function refuseStale(field: DictionaryField, seen: unknown, held: SiteValue): void {
  if (seen === undefined || isHeld(field, seen, held)) return;
  throw new AppError('changed-meanwhile', { fields: { old_value: textOf(held) ?? '' } });
}

function fittingValue(place: Place & { held: SiteValue }, given: unknown): SiteValue {
  const { field } = place;
  const parsed = parseValue(field, typedValue(field, given));
  if ('problem' in parsed) throw invalidField('new_value', parsed.problem);
  const problem =
    field.dbPropertyName === VISIBILITY && parsed.value === null
      ? messages.notYesOrNo
      : problemOfCell(place, parsed.value);
  if (problem !== undefined) throw invalidField('new_value', problem);
  return parsed.value;
}

/** A number that comes as text is read as officers type it: imports are taken more kindly. */
function typedValue(field: DictionaryField, given: unknown): unknown {
  const { kind } = fieldTypeOf(field.type);
  const isTyped = typeof given === 'string' && given.trim() !== '';
  if (!isTyped || (kind !== 'number' && kind !== 'integer')) return given;
  const number = typedNumber(field.format, given);
  if (typeof number === 'string') throw invalidField('new_value', number);
  return number;
}

interface Saving {
  tx: Tx;
  actor: Actor;
  editing: EditRules;
  siteId: number;
  name: string;
  value: SiteValue;
  cell: CellConfig | undefined;
}

/**
 * The edit everywhere: the site takes the value, and its scenarios follow it again. What the function makes of it may
 * differ under a scenario that has other fields of its own.
 */
async function allStates(saving: Saving): Promise<StateChange[]> {
  const { tx, siteId, name, value } = saving;
  const base = { [name]: value, ...(await derivedUnder(saving, BASE)) };
  const states: StateChange[] = [{ scenario: BASE, set: base }];
  for (const scenario of await scenarioNames(tx, siteId)) {
    const own: SiteValues = name === VISIBILITY ? { [name]: value } : {};
    const made = Object.entries(await derivedUnder(saving, scenario));
    const others = made.filter(([column, result]) => !isSame(result, base[column]));
    const set: SiteValues = { ...own, ...Object.fromEntries(others) };
    const clear = [name, ...made.map(([column]) => column)].filter((column) => !(column in set));
    states.push({ scenario, set, clear });
  }
  return states;
}

async function derivedUnder(saving: Saving, scenario: string) {
  const { tx, siteId, editing, cell } = saving;
  if (!cell?.functionOnSave) return {};
  const held = await readValues(tx, { siteId, scenario, names: editing.names });
  if (!held) throw new AppError('site-not-found');
  return derived(saving, scenario, held.values);
}

/** What the function on save makes of the edit under a scenario that holds these values. */
async function derived(saving: Saving, scenario: string, held: SiteValues) {
  const { tx, actor, editing, siteId, name, value, cell } = saving;
  if (!cell?.functionOnSave) return {};
  return runSiteFunction(cell.functionOnSave, {
    tx,
    actor,
    siteId,
    scenario,
    values: { ...held, [name]: value },
    fields: editing.fields,
    columns: [],
  });
}
