import { expect, it } from 'vitest';
import { hitsOf } from './hit-test.ts';

const under = (layer: string, id: number | undefined, more: object = {}) =>
  ({ id, layer: { id: layer, ...more }, properties: {} }) as Parameters<typeof hitsOf>[0][number];
const area = { metadata: { layerId: 'conservation-areas' } };

it('names each site and each feature once, the topmost first', () => {
  const hits = hitsOf([
    under('sites-point', 7),
    under('sites-fill', 3),
    under('sites-fill', 7),
    under('areas-fill', 12, area),
    under('areas-line', 12, area),
  ]);
  expect(hits.sites).toEqual([7, 3]);
  expect(hits.others).toEqual([{ layerId: 'conservation-areas', featureId: 12, properties: {} }]);
});

it('tells features without an id apart by what they say', () => {
  const named = (name: string) => ({ ...under('areas', undefined, area), properties: { name } });
  expect(hitsOf([named('A'), named('A'), named('B')]).others).toHaveLength(2);
});

it('takes a cluster and the land for no site', () => {
  const cluster = { ...under('sites-cluster', 5), properties: { point_count: 4 } };
  expect(hitsOf([cluster, under('land', 5)])).toEqual({ sites: [], others: [] });
});
