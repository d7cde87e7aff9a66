import { describe, expect, it } from 'vitest';
import { retryPause } from './retry-pause.ts';

function allPauses(): number[] {
  const pauses: number[] = [];
  for (let failures = 1; ; failures++) {
    const pause = retryPause(failures);
    if (pause === undefined) return pauses;
    pauses.push(pause);
  }
}

describe('the pause before a failed job is tried again', () => {
  it('begins with seconds and never becomes shorter', () => {
    const pauses = allPauses();
    expect(pauses[0]).toBeLessThan(60);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  });

  it('reaches hours, and ends after about a day in all', () => {
    const pauses = allPauses();
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(3600);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
  });
});
