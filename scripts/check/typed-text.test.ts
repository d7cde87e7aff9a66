import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

/** Where in the sources of the web app something stands: `file:line`. */
function placesOf(wanted: RegExp): string[] {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  return files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (wanted.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

it('no field cuts off what is typed or pasted: ui/counted.tsx takes it and says how much too much it is', () => {
  expect(placesOf(/\bmaxLength=|\bmaxlength\b/)).toEqual([]);
});

it('no field is made anew, and loses the focus, because a list has become longer', () => {
  expect(placesOf(/\bkey=\{\w+(?:\.\w+)*\.(?:length|size)\}/)).toEqual([]);
});
