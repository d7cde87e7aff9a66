import { describe, expect, it } from 'vitest';
import { features } from './routes.ts';

describe('a feature is found by the first part of a path', () => {
  it.each(features.map((feature) => ({ name: feature.segments.join(', '), feature })))(
    '$name',
    async ({ feature }) => {
      const firsts = (await feature.routes()).map(({ contract }) => contract.path.split('/')[1]);
      expect(firsts.length).toBeGreaterThan(0);
      expect(firsts.filter((first) => !feature.segments.includes(first ?? ''))).toEqual([]);
      expect(feature.segments.filter((segment) => !firsts.includes(segment))).toEqual([]);
    },
  );
});
