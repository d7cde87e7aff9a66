import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

const ASSERTED = /\bfc\.assert\(/g;
const RUNS = /\b(?:drawn|seeded)\(/g;

it('every property tries few by default, many when asked, and draws them from the seed of the run', () => {
  const files = globSync('{functions/src,web/src,scripts,e2e}/**/*.{test,itest}.{ts,tsx}', {
    cwd: ROOT,
  }).filter((file) => !file.endsWith('property-runs.test.ts'));
  const counted = files.map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const times = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    return { file, properties: times(ASSERTED), runs: times(RUNS) };
  });
  expect(counted.filter(({ properties }) => properties > 0).length).toBeGreaterThan(10);
  expect(counted.filter(({ properties, runs }) => properties > runs)).toEqual([]);
});
