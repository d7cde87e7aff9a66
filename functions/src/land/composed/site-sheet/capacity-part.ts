import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import { longDateOf } from '../../../platform/dates/long-date.ts';
import { capacityMessages } from '../../ground/capacity/messages.ts';
import { monitoringYear } from '../../ground/capacity/monitoring-year.ts';
import type { CapacityRow } from '../../ground/capacity/queries/capacities.ts';
import { stepsOf } from '../../ground/capacity/steps.ts';
import { yearSums } from '../../ground/capacity/trajectory.ts';
import { sheetMessages as messages, sumNames, yearName } from './messages.ts';
import type { SheetCapacity } from './sheet.ts';

/** A saved capacity with its working, its years and their sums. */
export function capacityPart(
  { inputs, outcome, trajectory, savedBy, savedAt }: CapacityRow,
  now: Date,
): SheetCapacity {
  const planFrom = monitoringYear(now);
  const sums = yearSums(trajectory, planFrom);
  const best = Math.max(1, ...trajectory.map(({ homes }) => homes));
  const periods = Object.keys(sumNames) as (keyof typeof sumNames)[];
  return {
    homes: capacityMessages.homes(outcome.homes),
    saved: messages.saved(savedBy, longDateOf(new Date(savedAt))),
    steps: stepsOf(inputs, outcome),
    years: trajectory.map(({ year, homes }) => ({
      label: yearName(year),
      homes: formatNumber(homes),
      share: homes / best,
    })),
    sums: periods
      .filter((period) => sums[period] > 0)
      .map((period) => messages.sum(sumNames[period](planFrom), formatNumber(sums[period])))
      .join(' · '),
    note:
      trajectory.length > 0 && sums.total !== outcome.homes
        ? messages.partOfHomes(formatNumber(sums.total), formatNumber(outcome.homes))
        : null,
  };
}
