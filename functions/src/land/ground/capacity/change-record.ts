import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import { homesLine, inputLines, isSameYears, trajectoryLine } from './capacity-lines.ts';
import { type CapacityInputs, capacityOf, wholeInputs } from './formula.ts';
import { findCapacityRecord, isCalculated, storeCapacityRecord } from './queries/capacities.ts';
import type { CapacityOf } from './save-capacity.ts';
import { type YearOfHomes, yearsAfter } from './trajectory.ts';

/** What of a site's capacity is entered, not calculated. */
export interface EnteredCapacity {
  inputs: Partial<CapacityInputs>;
  trajectory: YearOfHomes[];
}

/**
 * Changes what was entered for a site, whether or not a capacity was calculated; one that was is calculated again, and
 * its years follow as `yearsAfter` says unless they are what changed. Gives the lines for the history, none where all
 * was so already. The caller holds the site and announces the change.
 */
export async function changeCapacityRecord(
  tx: Tx,
  actor: Actor,
  { siteId, scenario }: CapacityOf,
  change: (held: EnteredCapacity) => EnteredCapacity,
): Promise<EditLine[]> {
  const before = await findCapacityRecord(tx, siteId, scenario);
  const held = { inputs: before?.inputs ?? {}, trajectory: before?.trajectory ?? [] };
  const entered = change(held);
  const after = isCalculated(before)
    ? calculatedAgain(before, entered)
    : { ...entered, outcome: null };
  const lines = [
    ...inputLines(scenario, held.inputs, after.inputs),
    ...(after.outcome && after.outcome.homes !== before?.outcome?.homes
      ? [homesLine(scenario, before?.outcome, after.outcome)]
      : []),
    ...(isSameYears(held.trajectory, after.trajectory)
      ? []
      : [trajectoryLine(scenario, held.trajectory, after.trajectory)]),
  ];
  if (lines.length > 0) await storeCapacityRecord(tx, { siteId, scenario, ...after, actor });
  return lines;
}

function calculatedAgain(
  before: { inputs: CapacityInputs; outcome: { homes: number }; trajectory: YearOfHomes[] },
  { inputs: entered, trajectory }: EnteredCapacity,
) {
  const { grossHectares, method } = before.inputs;
  const inputs = wholeInputs({ grossHectares, method, ...entered });
  const outcome = capacityOf(inputs);
  const areEntered = !isSameYears(before.trajectory, trajectory);
  return {
    inputs,
    outcome,
    trajectory: areEntered
      ? trajectory
      : yearsAfter(trajectory, before.outcome.homes, outcome.homes),
  };
}
