import type { TestModule } from 'vitest/node';

/** How many tests did what; which failed and why, and which passed only at the second try. */
export interface Tally {
  passed: number;
  failures: string[];
  retried: string[];
  skipped: number;
}

/** Stands before the reason of a failure; the names of tests have no such dash. */
const REASON = ' — ';

export const NONE: Tally = { passed: 0, failures: [], retried: [], skipped: 0 };

export const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failures: [...one.failures, ...other.failures],
  retried: [...one.retried, ...other.retried],
  skipped: one.skipped + other.skipped,
});

/**
 * Counts the tests of a run. A file that could not be loaded, or an error outside every test, is a failure too;
 * so is a run without a single test, unless there may be none: a change may reach no test of a stage.
 */
export function tallyOf(
  modules: TestModule[],
  unhandledErrors: readonly unknown[],
  mayBeNone = false,
): Tally {
  const tally: Tally = { ...NONE, failures: unhandledErrors.map(reason), retried: [] };
  for (const module of modules) {
    const failures: string[] = [];
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      if (state === 'passed') tally.passed += 1;
      else if (state === 'skipped') tally.skipped += 1;
      else failures.push(`${name}${REASON}${reason(errors?.[0])}`);
      // What went wrong the first time is told nowhere else.
      if (test.diagnostic()?.flaky) tally.retried.push(`${name}${REASON}${errors?.[0]?.message}`);
    }
    // A hook or an import that failed may leave its tests skipped and none failed.
    if (failures.length === 0 && !module.ok())
      failures.push(`${module.relativeModuleId}${REASON}${reason(module.errors()[0])}`);
    tally.failures.push(...failures);
  }
  const isNone = tally.passed + tally.failures.length + tally.skipped === 0;
  if (isNone && !mayBeNone) tally.failures.push('no tests');
  return tally;
}

/** The tally at the end of a second run; what failed in the first, and not again, passed at the second try only. */
export function afterSecondRun(first: Tally, second: Tally): Tally {
  const again = new Set(second.failures.map(whatFailed));
  const mended = first.failures.filter((failure) => !again.has(whatFailed(failure)));
  return { ...second, retried: [...new Set([...first.retried, ...second.retried, ...mended])] };
}

/** A failure without its reason, which may be another the second time. */
const whatFailed = (failure: string) => failure.split(REASON)[0];

/** The first line of what went wrong. */
function reason(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n')[0] ?? '';
}
