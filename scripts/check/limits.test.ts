import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { sourceFiles } from './imports.ts';

/** A limit of characters that is written by hand, in a control or in words. */
const BY_HAND =
  /\b(?:maxLength|most|longest)=(?:\{\s*|")[0-9]|\b(?:most|to|than) [0-9][0-9,]* characters\b/;

it('limits of what is typed are named by the contract, so that page and server never differ', () => {
  const files = sourceFiles('web');
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        BY_HAND.test(line) && !/^\s*(?:\/\*)?\*/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
