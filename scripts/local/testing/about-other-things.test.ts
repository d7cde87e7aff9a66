import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { ABOUT_OTHER_THINGS } from './about-other-things.ts';

it.each(ABOUT_OTHER_THINGS)('%s names files that there are', (pattern) => {
  const [, names] = /\{(.+)\}/.exec(pattern) ?? [];
  expect(globSync(pattern, { cwd: ROOT })).toHaveLength(names?.split(',').length ?? 1);
});
