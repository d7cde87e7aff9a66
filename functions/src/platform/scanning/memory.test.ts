import { expect, it } from 'vitest';
import { measureHostileFiles } from './testing/measure.ts';

const MAX_MB = 200;

it('judging a hostile file takes at most 200 MB', { timeout: 240_000 }, async () => {
  const measured = await measureHostileFiles();
  expect(measured.length).toBeGreaterThan(20);
  expect(measured.filter(({ megabytes }) => megabytes > MAX_MB)).toEqual([]);
});
