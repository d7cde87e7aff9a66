import type { MapArea } from '../../council/ground/filters/filter.ts';

const CORNERS = 48;
const METRES_A_DEGREE = 111_320;

/** Everything within this many metres of a point (longitude, latitude), as a polygon that can be edited. */
export function circle([lon, lat]: readonly [number, number], metres: number): MapArea {
  // The corners lie slightly outside, so that the sides do not cut into the circle.
  const radius = metres / Math.cos(Math.PI / CORNERS);
  const north = radius / METRES_A_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  const ring = Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * (i % CORNERS)) / CORNERS;
    return [rounded(lon + east * Math.cos(angle)), rounded(lat + north * Math.sin(angle))];
  });
  return { projection: '4326', polygon: { type: 'Polygon', coordinates: [ring] } };
}

/** A tenth of a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
