import type { TestModule } from 'vitest/node';

/** Milliseconds that a test spent on what every test does, by what it was. */
export type SpentByTest = Record<string, number>;

declare module 'vitest' {
  interface TaskMeta {
    spent?: SpentByTest;
  }
}

/** Seconds of one stage, by what they were spent on. */
export type Spent = ReadonlyMap<string, number>;

/**
 * On what the files of a stage spent their time, in seconds: what its tests reported as `meta.spent`, what stands
 * before and after them (councils of their own), and the rest of the tests, which act and wait for what they expect.
 */
export function whereTimeGoes(modules: readonly TestModule[]): Spent {
  const spent = new Map<string, number>();
  const add = (what: string, ms: number) => spent.set(what, (spent.get(what) ?? 0) + ms / 1000);
  for (const module of modules) {
    let inTests = 0;
    for (const test of module.children.allTests()) {
      const took = test.diagnostic()?.duration ?? 0;
      const counted = Object.entries(test.meta().spent ?? {});
      for (const [what, ms] of counted) add(what, ms);
      add('acting and waiting', took - counted.reduce((sum, [, ms]) => sum + ms, 0));
      inTests += took;
    }
    const { duration, setupDuration, collectDuration } = module.diagnostic();
    add('loading test files', setupDuration + collectDuration);
    add('making councils', duration - inTests);
  }
  return spent;
}

/** A line for each, the dearest first, with its share of all. */
export function tableOfTime(spent: Spent): string {
  const all = [...spent.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, seconds]) => {
      const share = Math.round((seconds / all) * 100);
      return `${seconds.toFixed(0).padStart(7)} s  ${String(share).padStart(3)} %  ${what}`;
    })
    .join('\n');
}
