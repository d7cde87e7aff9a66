import type { TestModule } from 'vitest/node';

/** How many tests did what; of those that failed, which and why. */
export interface Tally {
  passed: number;
  failures: string[];
  skipped: number;
}

export const NONE: Tally = { passed: 0, failures: [], skipped: 0 };

export const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  skipped: one.skipped + other.skipped,
});

/**
 * Counts the tests of a run. A file that could not be loaded, or an error outside every test, is a failure too;
 * so is a run without a single test.
 */
export function tallyOf(modules: TestModule[], unhandledErrors: readonly unknown[]): Tally {
  const tally: Tally = { passed: 0, failures: unhandledErrors.map(reason), skipped: 0 };
  for (const module of modules) {
    const failures: string[] = [];
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') tally.passed += 1;
      else if (state === 'skipped') tally.skipped += 1;
      else failures.push(`${module.relativeModuleId} > ${test.fullName}: ${reason(errors?.[0])}`);
    }
    // A hook or an import that failed may leave its tests skipped and none failed.
    if (failures.length === 0 && !module.ok())
      failures.push(`${module.relativeModuleId}: ${reason(module.errors()[0])}`);
    tally.failures.push(...failures);
  }
  if (tally.passed + tally.failures.length + tally.skipped === 0) tally.failures.push('no tests');
  return tally;
}

/** The first line of what went wrong. */
function reason(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n')[0] ?? '';
}
