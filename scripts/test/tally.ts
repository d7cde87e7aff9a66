import type { TestModule } from 'vitest/node';

/** How many tests did what. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

export const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/**
 * Counts the tests of a run. A file that could not be loaded, or an error outside every test, is a failure too;
 * so is a run without a single test.
 */
export function tallyOf(modules: TestModule[], unhandledErrors: number): Tally {
  const tally: Tally = { passed: 0, failed: unhandledErrors, skipped: 0 };
  for (const module of modules) {
    let failedTests = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') tally.passed += 1;
      else if (state === 'skipped') tally.skipped += 1;
      else failedTests += 1;
    }
    // A hook or an import that failed may leave its tests skipped and none failed.
    if (failedTests === 0 && !module.ok()) failedTests = 1;
    tally.failed += failedTests;
  }
  if (tally.passed + tally.failed + tally.skipped === 0) tally.failed = 1;
  return tally;
}
