import { expect, it } from 'vitest';
import { drawMap } from './draw-map.ts';
import { drawMapInSubprocess } from './draw-map-in-subprocess.ts';
import type { MapPicture } from './map-picture.ts';

const map = (corners: number): MapPicture => ({
  frame: [0, 0, 1000, 500],
  size: { width: 400, height: 200 },
  scale: 10_000,
  scaleWords: '',
  north: 'N',
  basemap: [],
  themes: [],
  otherSites: [],
  sites: [
    {
      shape: {
        type: 'LineString',
        coordinates: Array.from({ length: corners }, (_, at) => [at % 1000, (at * 7) % 500]),
      },
      at: [500, 250],
      name: 'Mill Lane',
    },
  ],
});

it('draws the same map as without a thread', async () => {
  expect(await drawMapInSubprocess(map(50), 60_000)).toBe(drawMap(map(50)));
});

it('ends while it draws', async () => {
  expect(await drawMapInSubprocess(map(400_000), 100)).toBeUndefined();
});

it('throws what drawing throws', async () => {
  const broken = { ...map(3), sites: [{ name: 'Nowhere', at: [0, 0] }] } as unknown as MapPicture;
  await expect(drawMapInSubprocess(broken, 60_000)).rejects.toThrow(TypeError);
});
