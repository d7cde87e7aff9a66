import type { Geometry, Position } from 'geojson';
import { geometryMessages as messages } from './messages.ts';

/** A geometry that PostGIS can judge, with what had to be done for that; or why nothing can be made of it. */
export type Mended = { geometry: Geometry; fault: string | null } | { refusal: string };

class Hopeless extends Error {}

/**
 * Closes open rings and refuses lines and rings with too few points. PostGIS reads such shapes from GeoJSON, but
 * fails as a whole statement when it is asked whether they are valid; one of them would stop an import.
 */
export function mendRings(geometry: Geometry): Mended {
  let closed = false;
  const ring = (positions: Position[]): Position[] => {
    const [first] = positions;
    const last = positions.at(-1);
    const isOpen = first && last && (first[0] !== last[0] || first[1] !== last[1]);
    const whole = isOpen ? [...positions, first] : positions;
    if (whole.length < 4) throw new Hopeless(messages.fewPoints);
    closed ||= Boolean(isOpen);
    return whole;
  };
  const line = (positions: Position[]): Position[] => {
    if (positions.length < 2) throw new Hopeless(messages.fewPoints);
    return positions;
  };
  const mend = (given: Geometry): Geometry => {
    switch (given.type) {
      case 'Polygon':
        return { ...given, coordinates: given.coordinates.map(ring) };
      case 'MultiPolygon':
        return { ...given, coordinates: given.coordinates.map((part) => part.map(ring)) };
      case 'LineString':
        return { ...given, coordinates: line(given.coordinates) };
      case 'MultiLineString':
        return { ...given, coordinates: given.coordinates.map(line) };
      case 'GeometryCollection':
        return { ...given, geometries: given.geometries.map(mend) };
      default:
        return given;
    }
  };
  try {
    const whole = mend(geometry);
    return { geometry: whole, fault: closed ? messages.openRing : null };
  } catch (error) {
    if (error instanceof Hopeless) return { refusal: error.message };
    throw error;
  }
}
