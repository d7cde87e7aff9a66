import { expect, test } from 'vitest';
import { clusterDistance, clustered, clustersInBrowser, type ClusterPoint } from './clustering.ts';

const zoom = 14;
/** Degrees of longitude that are this many pixels wide. */
const pixels = (n: number, at = zoom) => (n * 360) / (512 * 2 ** at);
const spot = (id: number, x: number, y = 0): ClusterPoint => ({
  id,
  longitude: -1.6 + pixels(x),
  latitude: y,
  properties: { name: `Stop ${id}` },
});
const counts = (spots: ClusterPoint[], at = zoom) =>
  clustered(spots, at).features.map(({ properties }) => Number(properties?.['point_count'] ?? 1));

test('spots within 30 pixels are one, others stay alone with what is said of them', () => {
  const found = clustered([spot(1, 0), spot(2, 29), spot(3, 60)], zoom).features;
  expect(found).toHaveLength(2);
  expect(found[0]!.properties).toEqual({ point_count: 2 });
  expect(found[0]!.geometry.coordinates[0]).toBeCloseTo(-1.6 + pixels(14.5), 9);
  expect(found[1]).toMatchObject({ id: 3, properties: { name: 'Stop 3' } });
});

test('close in only spots within 8 pixels are', () => {
  const near = (x: number) => ({ ...spot(x, 0), longitude: pixels(x, 17) });
  expect(counts([near(1), near(8)], 17)).toEqual([2]);
  expect(counts([near(1), near(10)], 17)).toEqual([1, 1]);
  expect([clusterDistance(15.9), clusterDistance(16)]).toEqual([30, 8]);
});

test('each spot counts once, wherever cells end, twice given or in another order', () => {
  const spots = Array.from({ length: 400 }, (_, i) => ({
    ...spot(i + 1, ((i * 7919) % 1000) - 500),
    latitude: ((i * 104_729) % 1000) * pixels(1),
  }));
  for (const at of [8, 12, 14, 16, 18]) {
    const found = counts([...spots, ...spots.slice(0, 50)], at);
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(400);
  }
  expect(clustered(spots.toReversed(), zoom)).toEqual(clustered(spots, zoom));
});

test('nothing is put together without the flag', () => {
  expect(clustersInBrowser(['maplibre map'])).toBe(false);
  expect(clustersInBrowser(['frontend clustering'])).toBe(true);
});
