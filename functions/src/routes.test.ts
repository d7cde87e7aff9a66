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
