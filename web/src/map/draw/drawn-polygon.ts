import type { Polygon } from 'geojson';
import { fromGrid, type Point, toGrid } from './national-grid.ts';
import { selfIntersections } from './self-intersection.ts';

/** A drawn polygon, and where, if anywhere, it intersects itself; the caller decides what follows from that. */
export interface DrawnPolygon {
  /** GeoJSON in degrees (EPSG:4326). */
  polygon: Polygon;
  intersects: boolean;
  /** In degrees. */
  faults: Point[];
}

export function drawnPolygon(corners: Point[]): DrawnPolygon {
  const faults = selfIntersections(corners.map(toGrid)).map(fromGrid);
  const ring = [...corners, ...corners.slice(0, 1)];
  return {
    polygon: { type: 'Polygon', coordinates: [ring] },
    intersects: faults.length > 0,
    faults,
  };
}
