import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../routes.ts';
import type { FlagName } from '../../platform/flag-names.ts';
import { featureFlags } from './flags.ts';

const routes = await allRoutes();
const root = path.resolve(import.meta.dirname, '../../../..');
const guards = Object.entries(featureFlags) as [FlagName, (typeof featureFlags)[FlagName]][];

describe('a feature flag guards something', () => {
  it.each(guards.filter(([, guard]) => guard.kind === 'calls'))('%s refuses calls', (name) => {
    const guarded = routes.filter(({ contract }) => contract.flag === name);
    expect(guarded.length).toBeGreaterThan(0);
  });

  it.each(guards.filter(([, guard]) => guard.kind === 'rule'))(
    '%s is read by its rule',
    (name, guard) => {
      const source = readFileSync(path.join(root, 'file' in guard ? guard.file : ''), 'utf8');
      expect(source).toContain(`'${name}'`);
    },
  );

  it('no endpoint names a flag whose area comes later', () => {
    const named = routes.flatMap(({ contract }) => contract.flag ?? []);
    const wrong = named.filter((name) => featureFlags[name].kind !== 'calls');
    expect(wrong).toEqual([]);
  });
});
