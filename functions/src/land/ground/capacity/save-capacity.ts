import type { Actor } from '../../../platform/actor.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { BASE } from '../scenarios/base-scenario.ts';
import { requireScenarios } from '../scenarios/required-scenarios.ts';
import { requireSite } from '../sites/required-sites.ts';
import type { SavedCapacity } from './capacity-schemas.ts';
import { changed } from '../../../platform/changed.ts';
import { changeSite } from '../sites/change-site.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { type CapacityInputs, capacityOf } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';
import { monitoringYear } from './monitoring-year.ts';
import {
  type CapacityRecord,
  type CapacityRow,
  findBoundaryHectares,
  findCapacity,
  findCapacityRecord,
  isCalculated,
  storeCapacityRecord,
} from './queries/capacities.ts';
import { followingField, refusedHomes } from './following-homes.ts';
import { areaDetails, homesLine, isSameYears, trajectoryLine } from './capacity-lines.ts';
import { type YearOfHomes, yearsAfter, yearSums } from './trajectory.ts';

/** A site, or one of its scenarios. */
export interface CapacityOf {
  siteId: number;
  scenario: string;
}

/** A capacity as it is answered: with the sums of its years by period. */
export const capacityResponse = (row: CapacityRow): SavedCapacity => ({
  ...row,
  sums: yearSums(row.trajectory, monitoringYear(new Date())),
});

/** What was entered without a capacity, with the sums of its years. */
export const enteredResponse = ({ inputs, trajectory, row_version }: CapacityRecord) => ({
  inputs,
  trajectory,
  sums: yearSums(trajectory, monitoringYear(new Date())),
  row_version,
});

/** Throws site-not-found where the council has no such site or scenario; holds the site until the end. */
export async function requireState(tx: Tx, { siteId, scenario }: CapacityOf): Promise<void> {
  await requireSite(tx, siteId, 'update');
  await requireScenarios(tx, [{ siteId, scenarioName: scenario }], 'scenario');
}

interface Given extends CapacityOf {
  inputs: CapacityInputs;
  /** Without it the years of before follow the homes, see `yearsAfter`. */
  trajectory?: YearOfHomes[] | undefined;
  /** What the editor saw, 0 for none. */
  row_version?: number | undefined;
  /** That takes the homes, too. */
  following?: DictionaryField | undefined;
}

/**
 * Calculates and stores a capacity, with its history, and as one change with it the field that follows it. Throws
 * changed-meanwhile where somebody saved another one since, payload-invalid where the field cannot take the homes.
 */
export async function saveCapacityOf(tx: Tx, actor: Actor, given: Given): Promise<SavedCapacity> {
  const { siteId, scenario, inputs } = given;
  await requireState(tx, given);
  const record = await findCapacityRecord(tx, siteId, scenario);
  const before = isCalculated(record) ? record : undefined;
  const version = record?.row_version ?? 0;
  if (given.row_version !== undefined) {
    checkVersion(given.row_version, version, { row_version: String(version) });
  }
  const outcome = capacityOf(inputs);
  const yearsBefore = record?.trajectory ?? [];
  const trajectory =
    given.trajectory ?? yearsAfter(yearsBefore, before?.outcome.homes ?? 0, outcome.homes);
  const stored = { siteId, scenario, inputs, outcome, trajectory, actor };
  const row = { ...(await storeCapacityRecord(tx, stored)), inputs, outcome };
  const { following } = given;
  const line = homesLine(scenario, before?.outcome, outcome);
  const years = trajectoryLine(scenario, yearsBefore, trajectory);
  const history = isSameYears(yearsBefore, trajectory) ? [line] : [line, years];
  if (before && following && outcome.homes !== before.outcome.homes) {
    const refused = await refusedHomes(tx, given, following, outcome.homes);
    if (refused !== undefined) throw invalidField('siteId', refused);
    const { dbPropertyName: name } = following;
    const [, ...others] = history;
    await changeSite(tx, actor, {
      siteId,
      states: [{ scenario, set: { [name]: outcome.homes } }],
      fields: new Map([[name, following]]),
      also: [{ ...line, ...areaDetails(before.inputs, inputs) }, ...others],
    });
  } else {
    // Maps are filtered by homes that a capacity says alone.
    const onMaps = scenario === BASE && outcome.homes !== before?.outcome.homes;
    await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated', history, onMaps });
  }
  return capacityResponse(row);
}

/**
 * As saved before, with the area that the boundary has now; the field that the homes went to follows. Throws
 * payload-invalid where nothing was saved, or the field cannot take them.
 */
export async function recalculate(tx: Tx, actor: Actor, which: CapacityOf): Promise<SavedCapacity> {
  const { capacity, following } = await recalculated(tx, which);
  return saveCapacityOf(tx, actor, { ...which, ...capacity, following });
}

/** The same for who writes the fields: `values` are those that follow. */
export async function recalculateApart(tx: Tx, actor: Actor, which: CapacityOf) {
  const { capacity, following } = await recalculated(tx, which);
  const { outcome } = await saveCapacityOf(tx, actor, { ...which, ...capacity });
  return { outcome, values: following ? { [following.dbPropertyName]: outcome.homes } : {} };
}

async function recalculated(tx: Tx, which: CapacityOf) {
  await requireState(tx, which);
  const before = await findCapacity(tx, which.siteId, which.scenario);
  if (!before) throw invalidField('siteId', messages.nothingSaved);
  const grossHectares =
    (await findBoundaryHectares(tx, which.siteId)) ?? before.inputs.grossHectares;
  const following = await followingField(tx, which, before.outcome.homes);
  return { capacity: { inputs: { ...before.inputs, grossHectares } }, following };
}
