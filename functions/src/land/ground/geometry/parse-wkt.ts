import type { Geometry, Position } from 'geojson';

export interface WktShape {
  geometry: Geometry;
  /** The EPSG code that the text begins with, as in SRID=27700;POINT(…). */
  srid: number | undefined;
}

const HEAD =
  /^(?:SRID\s*=\s*(\d{1,6})\s*;\s*)?(POINT|POLYGON|MULTIPOLYGON)(?:\s*(Z|M|ZM))?\s*(?=\()/i;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
/** No position is longer; its numbers need not be looked for on a page of digits. */
const MAX_POSITION_LENGTH = 1_000;
/** A multipolygon's numbers stand three deep. */
const DEEPEST = 3;

type Nested = Position | Nested[];

/** Reads the well-known text of a point, polygon or multipolygon, heights left out; undefined for anything else. */
export function parseWkt(text: string): WktShape | undefined {
  const line = text.trim();
  const head = HEAD.exec(line);
  if (!head) return undefined;
  const read = readNested(line.slice(head[0].length), head[3]?.length === 2 ? 4 : 3);
  if (!read) return undefined;
  const srid = head[1] === undefined ? undefined : Number(head[1]);
  const geometry = geometryOf((head[2] ?? '').toUpperCase(), read);
  return geometry && { geometry, srid };
}

function geometryOf(kind: string, read: Nested[]): Geometry | undefined {
  if (kind === 'POINT') {
    const [position, ...more] = read;
    return position && more.length === 0 && isPosition(position)
      ? { type: 'Point', coordinates: position }
      : undefined;
  }
  if (kind === 'POLYGON') {
    return isPolygon(read) ? { type: 'Polygon', coordinates: read } : undefined;
  }
  return read.length > 0 && read.every(isPolygon)
    ? { type: 'MultiPolygon', coordinates: read }
    : undefined;
}

const isPosition = (value: Nested | number): value is Position =>
  Array.isArray(value) && typeof value[0] === 'number';
const isRing = (value: Nested | number): value is Position[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPosition);
const isPolygon = (value: Nested | Nested[]): value is Position[][] =>
  Array.isArray(value) && value.length > 0 && value.every(isRing);

/** What stands in the outermost brackets, position by position; undefined where brackets or numbers are not right. */
function readNested(text: string, most: number): Nested[] | undefined {
  const open: Nested[][] = [];
  let whole: Nested[] | undefined;
  for (const [token] of text.matchAll(/[(),]|[^(),]+/g)) {
    if (whole) return undefined;
    const inside = open.at(-1);
    if (token === '(') {
      if (open.length >= DEEPEST) return undefined;
      const list: Nested[] = [];
      inside?.push(list);
      open.push(list);
    } else if (token === ')') {
      whole = open.length === 1 ? open.pop() : undefined;
      if (!whole && !open.pop()) return undefined;
    } else if (token !== ',' && token.trim() !== '') {
      const position = positionOf(token, most);
      if (!position || !inside) return undefined;
      inside.push(position);
    }
  }
  return whole;
}

function positionOf(token: string, most: number): Position | undefined {
  const written = token.trim();
  if (written.length > MAX_POSITION_LENGTH) return undefined;
  const numbers = written.split(/\s+/);
  if (numbers.length < 2 || numbers.length > most || !numbers.every((each) => NUMBER.test(each))) {
    return undefined;
  }
  const [x = Number.NaN, y = Number.NaN] = numbers.map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined;
}
