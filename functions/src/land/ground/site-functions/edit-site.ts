import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { parseValue, type SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import { typedNumber } from '../../../council/ground/dictionary/typed-number.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, unfit } from '../../../platform/errors.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import { runSiteFunction } from './run-function.ts';
import { problemOfCell } from '../sites/cell-rules.ts';
import { changedSiteOf, changeSite, type StateChange } from '../sites/change-site.ts';
import type { ChangedSite, SiteEdit } from '../sites/edit-schema.ts';
import { editingOf, type Editing } from '../sites/editing.ts';
import { siteMessages as messages } from '../sites/messages.ts';
import {
  holdSite,
  readValues,
  scenarioNames,
  stateOf,
  type SiteValues,
} from '../sites/site-state.ts';
import { VISIBILITY } from '../sites/visibility-field.ts';
import { isHeld, isSame, textOf } from '../sites/same-value.ts';

interface Which {
  siteId: number;
  scenario: string;
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
  const which = { siteId, scenario };
  await requireState(tx, which, edit.id_unique);
  const names = [field.dbPropertyName];
  const held = (await readValues(tx, { ...which, names }))?.values[field.dbPropertyName] ?? null;
  refuseStale(field, edit.old_value, held);
  const value = fittingValue({ field, cell, held }, edit.new_value);
  const everywhere = edit.should_update_all_scenarios || cell?.updateForAllScenarios;
  const saving = { tx, actor, editing, siteId, name: field.dbPropertyName, value, cell };
  const states = everywhere ? await allStates(saving) : [await oneState(saving, scenario)];
  await changeSite(tx, actor, { siteId, states, fields: editing.fields });
  const written = states.flatMap(({ set, clear = [] }) => [...Object.keys(set), ...clear]);
  return changedSiteOf(tx, { ...which, names: [...new Set(written)] });
}

interface Place {
  /** As the dictionary has it, written as the page says. */
  field: DictionaryField;
  cell: CellConfig | undefined;
}

function editableField(editing: Editing, name: string): Place {
  const field = editing.fields.get(name);
  if (!field?.editable) {
    const why = field ? messages.fixedField : messages.unknownField(name);
    throw unfit('column_name_raw', why);
  }
  const place = editing.placeOf(name);
  const format = { ...field.format, ...place?.formatting };
  return { field: { ...field, format }, cell: place?.cell };
}

async function requireState(tx: Tx, { siteId, scenario }: Which, idUnique: string | undefined) {
  const state = (await holdSite(tx, siteId)) && (await stateOf(tx, siteId, scenario));
  if (!state) throw new AppError('site-not-found');
  if (idUnique !== undefined && idUnique.toLowerCase() !== state.idUnique) {
    throw new AppError('conflict', { fields: { id_unique: messages.otherState } });
  }
}

function refuseStale(field: DictionaryField, seen: unknown, held: SiteValue): void {
  if (seen === undefined || isHeld(field, seen, held)) return;
  throw new AppError('changed-meanwhile', { fields: { old_value: textOf(held) ?? '' } });
}

function fittingValue(place: Place & { held: SiteValue }, given: unknown): SiteValue {
  const { field } = place;
  const parsed = parseValue(field, typedValue(field, given));
  if ('problem' in parsed) throw unfit('new_value', parsed.problem);
  const problem =
    field.dbPropertyName === VISIBILITY && parsed.value === null
      ? messages.notYesOrNo
      : problemOfCell(place, parsed.value);
  if (problem !== undefined) throw unfit('new_value', problem);
  return parsed.value;
}

/** A number that comes as text is read as officers type it: imports are taken more kindly. */
function typedValue(field: DictionaryField, given: unknown): unknown {
  const { kind } = fieldTypeOf(field.type);
  const isTyped = typeof given === 'string' && given.trim() !== '';
  if (!isTyped || (kind !== 'number' && kind !== 'integer')) return given;
  const number = typedNumber(field.format, given);
  if (typeof number === 'string') throw unfit('new_value', number);
  return number;
}

interface Saving {
  tx: Tx;
  actor: Actor;
  editing: Editing;
  siteId: number;
  name: string;
  value: SiteValue;
  cell: CellConfig | undefined;
}

/** The edit under one scenario, with what the function on save makes of it there. */
async function oneState(saving: Saving, scenario: string): Promise<StateChange> {
  const { name, value } = saving;
  return { scenario, set: { [name]: value, ...(await derived(saving, scenario)) } };
}

/**
 * The edit everywhere: the site takes the value, and its scenarios follow it again. What the function makes of it may
 * differ under a scenario that has other fields of its own.
 */
async function allStates(saving: Saving): Promise<StateChange[]> {
  const { tx, siteId, name, value } = saving;
  const base = await oneState(saving, BASE);
  const states = [base];
  for (const scenario of await scenarioNames(tx, siteId)) {
    const own: SiteValues = name === VISIBILITY ? { [name]: value } : {};
    const made = Object.entries(await derived(saving, scenario));
    const others = made.filter(([column, result]) => !isSame(result, base.set[column]));
    const set: SiteValues = { ...own, ...Object.fromEntries(others) };
    const clear = [name, ...made.map(([column]) => column)].filter((column) => !(column in set));
    states.push({ scenario, set, clear });
  }
  return states;
}

async function derived(saving: Saving, scenario: string) {
  const { tx, actor, editing, siteId, name, value, cell } = saving;
  if (!cell?.functionOnSave) return {};
  const names = editing.names;
  const held = await readValues(tx, { siteId, scenario, names });
  if (!held) throw new AppError('site-not-found');
  return runSiteFunction(cell.functionOnSave, {
    tx,
    actor,
    siteId,
    scenario,
    values: { ...held.values, [name]: value },
    fields: editing.fields,
    columns: [],
  });
}
