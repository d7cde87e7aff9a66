import { SITE_LAYERS } from '@contract/land/layers/style/council-style.ts';
import type { Geometry, Position } from 'geojson';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Point } from './national-grid.ts';

/** Distance in pixels at which the pointer snaps to a corner. */
const REACH = 9;

/** The nearest site corner to a place on the screen, in degrees; undefined if there is none. */
export function snapped(map: MapRef, place: { x: number; y: number }): Point | undefined {
  const layers = SITE_LAYERS.filter((id) => map.getLayer(id));
  const box: [[number, number], [number, number]] = [
    [place.x - REACH, place.y - REACH],
    [place.x + REACH, place.y + REACH],
  ];
  let nearest: { at: Point; apart: number } | undefined;
  for (const { geometry, properties } of map.queryRenderedFeatures(box, { layers })) {
    if (properties['point_count'] !== undefined) continue;
    for (const corner of cornersOf(geometry)) {
      const at: Point = [corner[0] ?? 0, corner[1] ?? 0];
      const there = map.project(at);
      const apart = Math.hypot(there.x - place.x, there.y - place.y);
      if (apart <= REACH && apart < (nearest?.apart ?? Infinity)) nearest = { at, apart };
    }
  }
  return nearest?.at;
}

function cornersOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
    default:
      return [];
  }
}
