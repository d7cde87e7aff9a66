import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { sourceFiles } from './imports.ts';

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

it('every exported name means one thing, on both sides together', () => {
  const places = new Map<string, Set<string>>();
  for (const file of [...sourceFiles('functions'), ...sourceFiles('web')]) {
    for (const [, name = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(EXPORTED)) {
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  expect(places.size).toBeGreaterThan(1000);
  const homonyms = [...places].filter(([, files]) => files.size > 1);
  expect(homonyms.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});
