import type { Actor } from '../../../platform/actor.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { requireScenarios } from '../scenarios/required-scenarios.ts';
import { requireSite } from '../sites/required-sites.ts';
import type { SavedCapacity } from './capacity-schemas.ts';
import { changed } from '../../../platform/changed.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { type CapacityInputs, capacityOf } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';
import { monitoringYear } from './monitoring-year.ts';
import {
  type CapacityRow,
  findBoundaryHectares,
  findCapacity,
  storeCapacity,
} from './queries/capacities.ts';
import { type YearOfHomes, yearsAfter, yearSums } from './trajectory.ts';

interface Which {
  siteId: number;
  scenario: string;
}

/** A capacity as it is answered: with the sums of its years by period. */
export const capacityResponse = (row: CapacityRow): SavedCapacity => ({
  ...row,
  sums: yearSums(row.trajectory, monitoringYear(new Date())),
});

/** Throws site-not-found where the council has no such site or scenario; holds the site until the end. */
async function requireState(tx: Tx, { siteId, scenario }: Which): Promise<void> {
  await requireSite(tx, siteId, 'update');
  await requireScenarios(tx, [{ siteId, scenarioName: scenario }], 'scenario');
}

interface Given extends Which {
  inputs: CapacityInputs;
  /** Without it the years of before follow the homes, see `yearsAfter`. */
  trajectory?: YearOfHomes[] | undefined;
  /** What the editor saw, 0 for none. */
  row_version?: number | undefined;
}

/** Calculates and stores a capacity, with its history. Throws changed-meanwhile where somebody saved another one since. */
export async function saveCapacityOf(tx: Tx, actor: Actor, given: Given): Promise<SavedCapacity> {
  const { siteId, scenario, inputs } = given;
  await requireState(tx, given);
  const before = await findCapacity(tx, siteId, scenario);
  const version = before?.row_version ?? 0;
  if (given.row_version !== undefined) {
    checkVersion(given.row_version, version, { row_version: String(version) });
  }
  const outcome = capacityOf(inputs);
  const yearsBefore = before?.trajectory ?? [];
  const trajectory =
    given.trajectory ?? yearsAfter(yearsBefore, before?.outcome.homes ?? 0, outcome.homes);
  const row = await storeCapacity(tx, { siteId, scenario, inputs, outcome, trajectory, actor });
  const line = {
    scenarioName: scenario,
    field: 'capacity',
    label: messages.label,
    oldValue: before ? messages.homes(before.outcome.homes) : null,
    newValue: messages.homes(outcome.homes),
  };
  const years = trajectoryLine(scenario, yearsBefore, trajectory);
  await changed(tx, actor, {
    of: siteChanges,
    ids: [siteId],
    kind: 'updated',
    history: years.oldValue === years.newValue ? [line] : [line, years],
  });
  return capacityResponse(row);
}

/** As saved before, with the area that the boundary has now. Throws payload-invalid where nothing was saved. */
export async function recalculate(tx: Tx, actor: Actor, which: Which): Promise<SavedCapacity> {
  await requireState(tx, which);
  const before = await findCapacity(tx, which.siteId, which.scenario);
  if (!before) throw invalidField('siteId', messages.nothingSaved);
  const grossHectares =
    (await findBoundaryHectares(tx, which.siteId)) ?? before.inputs.grossHectares;
  return saveCapacityOf(tx, actor, { ...which, inputs: { ...before.inputs, grossHectares } });
}

/** Stores the homes by year of a site whose capacity was saved. Gives their sums by period. */
export async function saveTrajectory(
  tx: Tx,
  actor: Actor,
  { siteId, scenario, trajectory }: Which & { trajectory: YearOfHomes[] },
) {
  await requireState(tx, { siteId, scenario });
  const before = await findCapacity(tx, siteId, scenario);
  if (!before) throw invalidField('siteId', messages.nothingSaved);
  const years = trajectory.toSorted((a, b) => a.year - b.year);
  await storeCapacity(tx, { ...before, siteId, scenario, trajectory: years, actor });
  const line = trajectoryLine(scenario, before.trajectory, years);
  await changed(tx, actor, { of: siteChanges, ids: [siteId], kind: 'updated', history: [line] });
  return { sums: yearSums(years, monitoringYear(new Date())) };
}

const trajectoryLine = (scenarioName: string, before: YearOfHomes[], after: YearOfHomes[]) => ({
  scenarioName,
  field: 'trajectory',
  label: messages.trajectory,
  oldValue: words(before),
  newValue: words(after),
});

function words(years: YearOfHomes[]): string {
  const homes = years.reduce((sum, each) => sum + each.homes, 0);
  return messages.trajectoryOf(homes, years[0]?.year ?? 0, years.at(-1)?.year ?? 0);
}
