import type { Geometry, Point, Polygon, Position } from 'geojson';
import { yup } from '../../platform/contract.ts';
import { publicSubmissionMessages as words } from './messages.ts';

export type SubmittedPlace = Point | Polygon;

const MAX_POINTS = 2000;

/** West, south, east, north: the British National Grid in metres, and the area it covers in degrees. */
const limits = {
  27700: [0, 0, 700_000, 1_300_000],
  4326: [-9.1, 49.7, 2.1, 61.1],
} as const;

const jsonSchema = {
  type: ['object', 'null'],
  required: ['type', 'coordinates'],
  properties: {
    type: { type: 'string', enum: ['Point', 'Polygon'] },
    coordinates: { type: 'array' },
  },
};

/** A GeoJSON point or polygon in this projection; only PostGIS can tell whether its rings cross. */
export function placeIn(srid: 27700 | 4326) {
  return yup
    .mixed<SubmittedPlace>()
    .meta({ jsonSchema })
    .test('place', words.notAPlace, (value, context) => {
      if (value === undefined || value === null) return true;
      const positions = positionsOf(value as Geometry);
      if (!positions) return false;
      if (positions.length > MAX_POINTS)
        return context.createError({ message: words.tooManyPoints });
      const [west, south, east, north] = limits[srid];
      const inside = positions.every(
        ([x = NaN, y = NaN]) => x >= west && x <= east && y >= south && y <= north,
      );
      return inside || context.createError({ message: words.outside });
    });
}

/** Every position of a point or polygon; undefined if it is neither. */
function positionsOf(value: Geometry): Position[] | undefined {
  const { type, coordinates, ...more } = value as unknown as Record<string, unknown>;
  if (Object.keys(more).length > 0) return undefined;
  if (type === 'Point') return isPosition(coordinates) ? [coordinates] : undefined;
  if (type !== 'Polygon' || !Array.isArray(coordinates) || coordinates.length === 0)
    return undefined;
  return coordinates.every(isRing) ? coordinates.flat() : undefined;
}

function isPosition(value: unknown): value is Position {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}

function isRing(value: unknown): value is Position[] {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPosition)) return false;
  const [first, last] = [value[0], value.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
