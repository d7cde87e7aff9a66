import type { Geometry } from 'geojson';
import type { Point } from '../../map/draw/national-grid.ts';

/** Every position of a polygon or point. */
export function positionsIn(geometry: Geometry): Point[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates as Point];
    case 'Polygon':
      return geometry.coordinates.flat() as Point[];
    case 'MultiPolygon':
      return geometry.coordinates.flat(2) as Point[];
    default:
      return [];
  }
}
