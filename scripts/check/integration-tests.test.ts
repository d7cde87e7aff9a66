import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

/** So many integration tests of a feature stand beside its sources. */
const MAX_BESIDE = 10;

it('more than ten integration tests of a feature stand in its folder of tests', () => {
  const files = globSync('functions/src/**/*.itest.ts', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(200);
  const beside = Map.groupBy(files, (file) => path.dirname(file));
  const crowded = [...beside].filter(
    ([folder, { length }]) => length > MAX_BESIDE && path.basename(folder) !== 'tests',
  );
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});
