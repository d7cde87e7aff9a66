import type { Geometry } from 'geojson';
import { type Box, boxOf } from '../../../map/view.ts';
import { type Point, toGrid } from '../../../map/draw/national-grid.ts';

/** Metres around a point, to show its surroundings. */
const AROUND_POINT = 250;

/** The box of a site, in metres of the grid; a point has its surroundings. */
export function siteBox(geometry: Geometry): Box | undefined {
  const box = boxOf(geometry);
  if (!box) return undefined;
  const [west, south, east, north] = box;
  const more = west === east && south === north ? AROUND_POINT : 0;
  return [west - more, south - more, east + more, north + more];
}

/** A box in degrees as the box around it in metres of the grid. */
export function boxOnGrid([west, south, east, north]: Box): Box {
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ].map((corner) => toGrid(corner as Point));
  return boxOf({ type: 'MultiPoint', coordinates: corners }) ?? [0, 0, 700_000, 1_300_000];
}
