import type { TestModule } from 'vitest/node';

const SHOWN = 10;

/** The tests of this run that took longest so far, the longest first. */
export const slowest: { name: string; ms: number }[] = [];

/** Notes how long the tests of a stage took. */
export function noteTimes(modules: readonly TestModule[]): void {
  for (const module of modules)
    for (const test of module.children.allTests())
      slowest.push({
        name: `${module.project.name}: ${module.relativeModuleId} > ${test.fullName}`,
        ms: test.diagnostic()?.duration ?? 0,
      });
  slowest.sort((one, other) => other.ms - one.ms);
  slowest.length = Math.min(slowest.length, SHOWN);
}

/** A line for each of them, in seconds. */
export const slowestTests = (): string =>
  slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`).join('\n');
