import type { CellConfig } from '../../../council/ground/configs/types/cell-config.ts';
import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import type { StateChange } from '../sites/change-site.ts';
import type { EditRules } from '../sites/editing.ts';
import { isSame } from '../sites/same-value.ts';
import {
  readValues,
  scenarioNames,
  type HeldValues,
  type SiteValues,
} from '../sites/queries/site-state.ts';
import { VISIBILITY } from '../sites/visibility-field.ts';
import { runSiteFunction } from './run-function.ts';

/** A value that one field is to have. */
export interface FieldEdit {
  name: string;
  value: SiteValue;
  cell: CellConfig | undefined;
  /** Written to the site and all of its scenarios. */
  everywhere: boolean;
}

interface Editing {
  tx: Tx;
  actor: Actor;
  editing: EditRules;
  siteId: number;
  scenario: string;
  /** What the state holds: of a field with a function on save, every column. */
  held: HeldValues;
}

/** What is to be written by scenario, as one edit after the other adds to it. */
type States = Map<string, { set: SiteValues; clear: string[] }>;

/**
 * What edits of one site make of its states, functions on save included; each edit sees those before it. Nothing is
 * written. Throws payload-invalid with the reason under `functionName` where a function cannot work.
 */
export async function statesAfter(asked: Editing, edits: FieldEdit[]): Promise<StateChange[]> {
  const states: States = new Map();
  for (const edit of edits) {
    const saving = { ...asked, ...edit, states };
    const made = edit.everywhere ? await allStates(saving) : [await oneState(saving)];
    for (const state of made) add(states, state);
  }
  return [...states].map(([scenario, state]) => ({
    scenario,
    ...state,
    ...(scenario === asked.scenario ? { held: asked.held } : {}),
  }));
}

function add(states: States, { scenario, set, clear = [] }: StateChange): void {
  const before = states.get(scenario) ?? { set: {}, clear: [] };
  const stays = Object.entries(before.set).filter(([name]) => !clear.includes(name));
  states.set(scenario, {
    set: { ...Object.fromEntries(stays), ...set },
    clear: [...new Set([...before.clear, ...clear])].filter((name) => !(name in set)),
  });
}

type Saving = Editing & FieldEdit & { states: States };

async function oneState(saving: Saving): Promise<StateChange> {
  const { scenario, name, value, held } = saving;
  return { scenario, set: { [name]: value, ...(await derived(saving, scenario, held.values)) } };
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
  const { tx, actor, editing, siteId, name, value, cell, states } = saving;
  if (!cell?.functionOnSave) return {};
  return runSiteFunction(cell.functionOnSave, {
    tx,
    actor,
    siteId,
    scenario,
    values: { ...held, ...soFar(states, scenario), [name]: value },
    fields: editing.fields,
    columns: [],
  });
}

/** What the edits before this one gave a scenario, by itself or by its site. */
function soFar(states: States, scenario: string): SiteValues {
  const base = states.get(BASE)?.set ?? {};
  const { set, clear } = states.get(scenario) ?? { set: {}, clear: [] };
  const follows = Object.entries(base).filter(([name]) => clear.includes(name));
  return { ...Object.fromEntries(follows), ...set };
}
