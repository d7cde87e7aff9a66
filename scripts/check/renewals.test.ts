import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { sourceFiles } from './imports.ts';

/** What contracts cannot say; each says why beside the call. Everything else is renewed by `changes` and `reads`. */
const BY_HAND = [
  // The one way by which declared changes renew what shows them.
  'web/src/api/renew.ts',
  'web/src/consultation/documents/publishing/use-link-check.ts',
  'web/src/land/files/use-scan-ends.ts',
  'web/src/land/ground/search/renew-list-searches.ts',
  'web/src/session/follow-consequences.ts',
];

it('no screen lists what to fetch again after a change', () => {
  const files = sourceFiles('web').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    /\b(invalidateQueries|refetchQueries)\(/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found.toSorted()).toEqual(BY_HAND);
});
