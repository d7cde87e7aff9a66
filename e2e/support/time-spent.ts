import type { BrowserContext, Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import type { SpentByTest } from '../../scripts/test/where-time-goes.ts';

/** What the test that runs has spent so far; a worker runs one at a time. */
let spent: SpentByTest = {};

/** Does something, and counts how long it took as `what`. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    spent[what] = (spent[what] ?? 0) + performance.now() - begun;
  }
}

/** Counts how long the pages of a profile take to load. */
export function timeLoads(profile: BrowserContext): void {
  profile.on('page', (page: Page) => {
    const goTo = page.goto.bind(page);
    page.goto = (...to) => timed('loading pages', () => goTo(...to));
  });
}

/** Leaves what a test spent in its report, for the table at the end of `npm test`, and begins anew. */
export function reportTime({ meta }: Pick<RunnerTestCase, 'meta'>): void {
  meta.spent = spent;
  spent = {};
}
