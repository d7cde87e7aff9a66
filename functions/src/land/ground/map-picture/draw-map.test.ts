import { expect, it } from 'vitest';
import { drawMap } from './draw-map.ts';
import type { MapPicture } from './map-picture.ts';

const square = (x: number, y: number, side: number) => ({
  type: 'Polygon' as const,
  coordinates: [[[x, y], [x + side, y], [x + side, y + side], [x, y + side], [x, y]]],
}); // prettier-ignore
const site = (x: number, side: number, name: string, mark: string) => ({
  shape: square(x, 0, side),
  at: [x + side / 2, side / 2],
  name,
  mark,
});

const picture = (sites: MapPicture['sites']) =>
  drawMap({
    frame: [0, 0, 800, 400],
    size: { width: 800, height: 400 },
    scale: 2835,
    scaleWords: '',
    north: 'N',
    basemap: [],
    themes: [],
    otherSites: [],
    sites,
  });

it('names sites that have room, and marks those that have not', () => {
  const drawn = picture([
    site(100, 200, 'Mill Lane', '1'),
    site(320, 20, 'Land south of the old gasworks', '2'),
    site(342, 20, 'Land north of the old gasworks', '3'),
  ]);
  expect(drawn).toContain('>Mill Lane</text>');
  expect(drawn).not.toContain('>1</text>');
  // Its neighbour took the room.
  expect(drawn).toContain('>3</text>');
});

it('puts a dot over a site that is too small to be seen', () => {
  const dot = 'r="2.6" fill="#c8102e"';
  expect(picture([site(100, 200, 'Mill Lane', '1')])).not.toContain(dot);
  expect(picture([site(100, 2, 'Mill Lane', '1')])).toContain(`<circle cx="101" cy="399" ${dot}`);
});

it('writes whatever a site is called as text', () => {
  const drawn = picture([site(100, 200, '</text><script>"&', '1')]);
  expect(drawn).toContain('>&lt;/text&gt;&lt;script&gt;&quot;&amp;</text>');
  expect(drawn).not.toContain('<script');
});
