import { describe, expect, it } from 'vitest';
import { allRoutes, features } from './routes.ts';

describe('a feature is found by the paths of its endpoints', () => {
  it.each(features.map((feature) => ({ name: feature.paths.join(', '), feature })))(
    '$name',
    async ({ feature }) => {
      const paths = new Set((await feature.routes()).map(({ contract }) => contract.path));
      expect(feature.paths.toSorted()).toEqual([...paths].toSorted());
    },
  );
});

it('every endpoint declares what its answer shows or what it changes', async () => {
  const silent = (await allRoutes())
    .map(({ contract }) => contract)
    .filter(({ method, reads, changes }) => (method === 'GET' ? !reads : !changes))
    .map(({ method, path }) => `${method} ${path}`);
  expect(silent).toEqual([]);
});
