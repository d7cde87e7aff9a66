import type { Geometry } from 'geojson';
import { invalidField } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db.ts';
import { parseGeojson } from '../ground/geometry/parse-geojson.ts';
import { parseWkt } from '../ground/geometry/parse-wkt.ts';
import { placeShapes } from '../ground/geometry/place-shapes.ts';
import { systemOf } from '../ground/geometry/systems.ts';
import { boundaryMessages as messages } from './messages.ts';
import { parseWkb } from '../ground/geometry/parse-wkb.ts';

/** The most corners of a polygon that a call may send. Merging may make one with more, which cannot be saved then. */
const MAX_POINTS = 60_000;

interface PlacedPolygon {
  /** EWKB in EPSG:27700 as hex. */
  ewkb: string;
  hectares: number;
}

/** Polygons in EPSG:27700, valid and not empty. Throws payload-invalid beside `field` (or `field.<number>`) for one that is not. */
export async function placePolygons(
  tx: Tx,
  given: unknown[],
  field: string,
): Promise<PlacedPolygon[]> {
  const nameOf = (index: number) => (given.length === 1 ? field : `${field}.${index}`);
  const shapes = given.map((each, index) => {
    const read = readShape(each);
    if (!read) throw invalidField(nameOf(index), messages.notWkb);
    // A boundary is an area: a point has none to be edited.
    if (read.geometry.type === 'Point') throw invalidField(nameOf(index), messages.empty);
    return { row: index, geometry: read.geometry, srid: read.srid ?? systemOf(read.geometry) };
  });
  const placings = await placeShapes(tx, shapes, MAX_POINTS);
  return placings.map((placing, index) => {
    if ('refusal' in placing) throw invalidField(nameOf(index), wordsOf(placing.refusal));
    return placing.placed;
  });
}

function readShape(given: unknown): { geometry: Geometry; srid?: number | undefined } | undefined {
  if (typeof given === 'string') {
    if (isEmptyText(given)) throw invalidField('wkbGeometry', messages.empty);
    return parseWkb(given) ?? parseWkt(given);
  }
  if (isEmptyShape(given)) throw invalidField('wkbGeometry', messages.empty);
  const geometry = parseGeojson(given);
  return geometry && { geometry };
}

/** A ring that has shrunk to a point encloses nothing. */
const wordsOf = (refusal: string) =>
  refusal.includes('Too few points') ? messages.empty : refusal;

/** What an editor sends when everything was taken away. */
const isEmptyText = (text: string) => text.trim() === '' || /\bEMPTY\s*$/i.test(text);
const isEmptyShape = (given: unknown) =>
  typeof given === 'object' &&
  given !== null &&
  'coordinates' in given &&
  holdsNothing(given.coordinates, 3);

/** Lists of lists so deep, without anything in them. */
const holdsNothing = (value: unknown, deep: number): boolean =>
  Array.isArray(value) &&
  (value.length === 0 || (deep > 0 && value.every((each) => holdsNothing(each, deep - 1))));
