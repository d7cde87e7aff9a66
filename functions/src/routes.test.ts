import { describe, expect, it } from 'vitest';
import { features } from './routes.ts';

describe('a feature is found by the paths of its endpoints', () => {
  it.each(features.map((feature) => ({ name: feature.paths.join(', '), feature })))(
    '$name',
    async ({ feature }) => {
      const paths = new Set((await feature.routes()).map(({ contract }) => contract.path));
      expect(feature.paths.toSorted()).toEqual([...paths].toSorted());
    },
  );
});

describe('open pages know what an answer shows and what a call changes', () => {
  it.each(features.map((feature) => ({ name: feature.paths.join(', '), feature })))(
    '$name',
    async ({ feature }) => {
      const silent = (await feature.routes())
        .map(({ contract }) => contract)
        .filter(({ method, reads, changes }) => (method === 'GET' ? !reads : !changes))
        .map(({ method, path }) => `${method} ${path}`);
      expect(silent).toEqual([]);
    },
  );
});
