import proj4 from 'proj4';
import { expect, it } from 'vitest';
import { pictureCorners } from './picture-corners.ts';

const GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';
const degrees = (x: number, y: number) => proj4(GRID, 'EPSG:4326', [x, y]) as [number, number];

it.each([
  ['Newcastle', 425_000, 565_000],
  ['Lowestoft, far east', 650_000, 293_000],
  ['Penzance, far west', 147_000, 30_000],
])('finds the corners of a frame at %s within a hundredth of its width', (_name, x, y) => {
  const [wide, high] = [5500, 3000];
  const corners = [
    degrees(x, y + high),
    degrees(x + wide, y + high),
    degrees(x + wide, y),
    degrees(x, y),
  ];
  const all = (at: 0 | 1) => corners.map((corner) => corner[at]);
  const found = pictureCorners([
    Math.min(...all(0)),
    Math.min(...all(1)),
    Math.max(...all(0)),
    Math.max(...all(1)),
  ]);
  for (const [at, [longitude, latitude]] of found.entries()) {
    const [east, north] = proj4('EPSG:4326', GRID, [longitude, latitude]) as [number, number];
    const [wantedEast, wantedNorth] = proj4('EPSG:4326', GRID, corners[at]!) as [number, number];
    expect(Math.hypot(east - wantedEast, north - wantedNorth)).toBeLessThan(wide / 100);
  }
});
