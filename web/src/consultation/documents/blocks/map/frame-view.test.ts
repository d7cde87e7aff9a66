import type { Map as MapLibre } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { toGrid } from '../../../../map/draw/national-grid.ts';
import type { MapFrame } from '@contract/land/ground/map-picture/map-picture.ts';
import { frameShown, viewOfFrame } from './frame-view.ts';

const [WIDTH, HEIGHT] = [825, 450];

/** A web map without anything drawn: what is asked of one, by its definition. */
function mapAt({ center: [lng, lat], zoom }: ReturnType<typeof viewOfFrame>): MapLibre {
  const size = 512 * 2 ** zoom;
  const unproject = ([x]: [number, number]) => ({
    lng: lng + ((x - WIDTH / 2) / size) * 360,
    lat,
  });
  return {
    getContainer: () => ({ clientWidth: WIDTH, clientHeight: HEIGHT }),
    getCenter: () => ({ lng, lat }),
    unproject,
  } as unknown as MapLibre;
}

it.each<MapFrame>([
  [423_000, 563_500, 425_200, 564_700],
  [560_000, 150_000, 568_250, 154_500],
  [230_000, 60_000, 312_500, 105_000],
])('a map that stands at %j %j %j %j shows it', (...frame) => {
  const shown = frameShown(mapAt(viewOfFrame(frame, WIDTH)));
  const wide = frame[2] - frame[0];
  shown.forEach((edge, at) => expect(Math.abs(edge - frame[at]!)).toBeLessThan(wide / 100));
});

it('a frame that is higher than the picture is shown whole, in its middle', () => {
  const view = viewOfFrame([424_000, 560_000, 424_100, 569_000], WIDTH);
  const shown = frameShown(mapAt(view));
  expect(shown[1]).toBeLessThan(560_100);
  expect(shown[3]).toBeGreaterThan(568_900);
  const [x, y] = toGrid(view.center);
  expect([Math.round(x), Math.round(y)]).toEqual([424_050, 564_500]);
});
