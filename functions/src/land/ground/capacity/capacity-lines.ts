import { isDeepStrictEqual } from 'node:util';
import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { EditLine } from '../../../records/history/record-history.ts';
import type { CapacityInputs, CapacityOutcome } from './formula.ts';
import { capacityMessages as messages } from './messages.ts';
import type { YearOfHomes } from './trajectory.ts';
import { capacityWorkingMessages as working } from './working-messages.ts';

/** Kept beside a line, to undo it: what a part of the record was and became. */
export type CapacityDetails =
  | { part: 'inputs'; before: Partial<CapacityInputs>; after: Partial<CapacityInputs> }
  | { part: 'trajectory'; before: YearOfHomes[]; after: YearOfHomes[] }
  /** Follows from the others. */
  | { part: 'outcome' };

const withDetails = (capacity: CapacityDetails) => ({ details: { capacity } });

/** The line of a capacity that was calculated. */
export const homesLine = (
  scenarioName: string,
  before: CapacityOutcome | null | undefined,
  after: CapacityOutcome,
): EditLine => ({
  scenarioName,
  field: 'capacity',
  label: messages.label,
  oldValue: before ? messages.homes(before.homes) : null,
  newValue: messages.homes(after.homes),
  ...withDetails({ part: 'outcome' }),
});

/** Of a line of a capacity that was calculated with another area: undone, it is calculated with that of before. */
export const areaDetails = (before: CapacityInputs, after: CapacityInputs) =>
  withDetails({
    part: 'inputs',
    before: picked(before, ['grossHectares']),
    after: picked(after, ['grossHectares']),
  });

export const isSameYears = (before: YearOfHomes[], after: YearOfHomes[]) =>
  before.length === after.length &&
  before.every(({ year, homes }, at) => after[at]?.year === year && after[at].homes === homes);

/** The line of years that changed: as a whole, or year by year where the whole reads the same. */
export function trajectoryLine(
  scenarioName: string,
  before: YearOfHomes[],
  after: YearOfHomes[],
): EditLine {
  const [old, now] = [wholeWords(before), wholeWords(after)];
  const words =
    old === now ? { oldValue: yearWords(before), newValue: yearWords(after) } : undefined;
  return {
    scenarioName,
    field: 'trajectory',
    label: messages.trajectory,
    ...(words ?? { oldValue: old, newValue: now }),
    ...withDetails({ part: 'trajectory', before, after }),
  };
}

function wholeWords(years: YearOfHomes[]): string {
  const homes = years.reduce((sum, each) => sum + each.homes, 0);
  return messages.trajectoryOf(homes, years[0]?.year ?? 0, years.at(-1)?.year ?? 0);
}

const yearWords = (years: YearOfHomes[]) =>
  years
    .map(({ year, homes }) => `${working.monitoringYear(year)}: ${formatNumber(homes)}`)
    .join(', ');

/** The inputs that are told one by one, under the names that the edit payload gives them. */
const TOLD = {
  potential_plot_coverage_percent: {
    names: ['coveragePercent'],
    words: ({ coveragePercent }) => coveragePercent !== undefined && `${coveragePercent}%`,
  },
  no_storeys_with_base_floor_removed: {
    names: ['storeys', 'baseFloorRemoved'],
    words: ({ storeys, baseFloorRemoved = false }) =>
      storeys !== undefined && messages.storeysOfHomes(storeys, baseFloorRemoved),
  },
  section_106: {
    names: ['section106PerHome'],
    words: ({ section106PerHome }) =>
      section106PerHome !== undefined && messages.poundsPerHome(section106PerHome),
  },
  abnormal_costs: {
    names: ['abnormals'],
    words: ({ abnormals = [] }) =>
      abnormals.length > 0 &&
      abnormals.map(({ name, cost }) => messages.costOf(name, cost)).join(', '),
  },
} as const satisfies Record<
  string,
  {
    names: (keyof CapacityInputs)[];
    words: (inputs: Partial<CapacityInputs>) => string | false;
  }
>;

/** A line for each of these inputs that changed. */
export function inputLines(
  scenarioName: string,
  before: Partial<CapacityInputs>,
  after: Partial<CapacityInputs>,
): EditLine[] {
  return Object.entries(TOLD).flatMap(([field, { names, words }]) => {
    const [old, now] = [picked(before, names), picked(after, names)];
    if (isDeepStrictEqual(old, now)) return [];
    return [
      {
        scenarioName,
        field,
        label: messages.inputLabels[field as keyof typeof TOLD],
        oldValue: words(before) || null,
        newValue: words(after) || null,
        ...withDetails({ part: 'inputs', before: old, after: now }),
      },
    ];
  });
}

const picked = (
  inputs: Partial<CapacityInputs>,
  names: readonly (keyof CapacityInputs)[],
): Partial<CapacityInputs> =>
  Object.fromEntries(names.flatMap((name) => (name in inputs ? [[name, inputs[name]]] : [])));
