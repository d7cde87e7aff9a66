import { beforeEach, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { noteTimes, slowest, slowestTests } from './slowest.ts';

beforeEach(() => {
  slowest.length = 0;
});

/** A file of tests as Vitest tells of it when its stage is over; undefined: it was not run. */
const file = (name: string, times: Record<string, number | undefined>) =>
  ({
    project: { name: 'unit' },
    relativeModuleId: name,
    children: {
      allTests: () =>
        Object.entries(times).map(([fullName, duration]) => ({
          fullName,
          diagnostic: () => (duration === undefined ? undefined : { duration }),
        })),
    },
  }) as unknown as TestModule;

it('keeps the ten slowest of all stages, the slowest first, with project, file and seconds', () => {
  const quick = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`quick ${at}`, at]));
  noteTimes([file('a.test.ts', quick)]);
  noteTimes([file('b.test.ts', { waits: 61_540, 'is skipped': undefined })]);
  const lines = slowestTests().split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   61.5 s  unit: b.test.ts > waits');
  expect(lines[1]).toBe('    0.0 s  unit: a.test.ts > quick 11');
  expect(lines.at(-1)).toContain('quick 3');
});
