import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

const EVERYWHERE = '{functions,web,scripts,bench,e2e,emulator-data}/**/*.{ts,tsx}';
/** Any value passes as `never`, so the compiler no longer sees what does not fit. The rest is the linter's. */
const CAST = /\bas never\b/;

it('no file casts a value to never', () => {
  const files = globSync(EVERYWHERE, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((file) => path.join(ROOT, file) !== import.meta.filename)
    .flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (CAST.test(line) ? [`${file}:${index + 1}`] : [])),
    );
  expect(found).toEqual([]);
});
