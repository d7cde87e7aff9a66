/** Homes that a site is expected to complete in a monitoring year; 2027 is April 2027 to March 2028. */
export interface YearOfHomes {
  year: number;
  homes: number;
}

/** Years counted from the first: 1 to 5 is the five-year supply (NPPF), 6 to 10 developable, 11 to 15 and later. */
export interface YearSums {
  years1To5: number;
  years6To10: number;
  years11To15: number;
  later: number;
  total: number;
}

/** The homes of each year from the first on, at a constant rate until all are built. None if the rate is 0. */
export function buildOut(homes: number, firstYear: number, perYear: number): YearOfHomes[] {
  if (perYear <= 0) return [];
  return Array.from({ length: Math.ceil(homes / perYear) }, (_, at) => ({
    year: firstYear + at,
    homes: Math.min(perYear, homes - at * perYear),
  }));
}

/** The first year and the constant rate that give this trajectory; undefined if its years were entered one by one. */
export function rateOf(
  trajectory: readonly YearOfHomes[],
): { firstYear: number; perYear: number } | undefined {
  const [first] = trajectory;
  if (!first || first.homes === 0) return undefined;
  const built = buildOut(homesIn(trajectory), first.year, first.homes);
  const isBuilt =
    built.length === trajectory.length &&
    built.every(({ year, homes }, at) => {
      const each = trajectory[at];
      return each?.year === year && each.homes === homes;
    });
  return isBuilt ? { firstYear: first.year, perYear: first.homes } : undefined;
}

/**
 * The years after a capacity went from one number of homes to another: at the same rate if there was one and it built
 * all of them, else as they were entered.
 */
export function yearsAfter(
  trajectory: YearOfHomes[],
  homesBefore: number,
  homes: number,
): YearOfHomes[] {
  const rate = homesIn(trajectory) === homesBefore ? rateOf(trajectory) : undefined;
  return rate ? buildOut(homes, rate.firstYear, rate.perYear) : trajectory;
}

const homesIn = (trajectory: readonly YearOfHomes[]) =>
  trajectory.reduce((sum, { homes }) => sum + homes, 0);

/** Sums by period of the plan, whose first year is given; homes before it are counted in its first period. */
export function yearSums(trajectory: YearOfHomes[], planFrom: number): YearSums {
  const sums: YearSums = { years1To5: 0, years6To10: 0, years11To15: 0, later: 0, total: 0 };
  for (const { year, homes } of trajectory) {
    sums[periodOf(year - planFrom)] += homes;
    sums.total += homes;
  }
  return sums;
}

function periodOf(years: number): Exclude<keyof YearSums, 'total'> {
  if (years < 5) return 'years1To5';
  if (years < 10) return 'years6To10';
  return years < 15 ? 'years11To15' : 'later';
}
