import { readGridReference } from './grid-reference.ts';
import { readPair } from './read-pair.ts';

/** A position somebody typed, in the EPSG code in which it was typed. */
export interface TypedPosition {
  label: string;
  x: number;
  y: number;
  projection: 27700 | 4326;
}

const GRID = { east: 700_000, north: 1_300_000 };
const UK = { west: -9, south: 49, east: 2.1, north: 61 };
/** Metres of a square's side: 'SE15' and 'NE6' are postcodes, not squares of ten kilometres. */
const MAX_SQUARE_SIDE = 1_000;

/**
 * A UK grid reference ('NZ 245 645', 4 to 10 figures), an easting and northing in metres, or a latitude
 * and longitude ('54.97, -1.61', either order); undefined for anything else and outside the UK.
 */
export function typedPosition(term: string): TypedPosition | undefined {
  return gridReference(term) ?? ordinates(term);
}

function gridReference(term: string): TypedPosition | undefined {
  const square = readGridReference(term);
  if (!square || square.side > MAX_SQUARE_SIDE) return undefined;
  const { label, corner, side } = square;
  // The middle of the square; a reference to the metre is its own place.
  const middle = side === 1 ? 0 : side / 2;
  return onTheGrid({ label, x: corner[0] + middle, y: corner[1] + middle, projection: 27700 });
}

function ordinates(term: string): TypedPosition | undefined {
  const pair = readPair(term);
  if (!pair) return undefined;
  const [a, b] = [Number(pair[0]), Number(pair[1])];
  const label = pair.join(', ');
  return (
    inDegrees({ label, x: b, y: a, projection: 4326 }) ??
    inDegrees({ label, x: a, y: b, projection: 4326 }) ??
    onTheGrid({ label, x: a, y: b, projection: 27700 })
  );
}

function inDegrees(position: TypedPosition): TypedPosition | undefined {
  const { x, y } = position;
  const inside = x >= UK.west && x <= UK.east && y >= UK.south && y <= UK.north;
  return inside ? position : undefined;
}

/** Two small numbers are something else: no council lies within a kilometre of the grid's origin. */
function onTheGrid(position: TypedPosition): TypedPosition | undefined {
  const { x, y } = position;
  return x >= 1_000 && x <= GRID.east && y >= 1_000 && y <= GRID.north ? position : undefined;
}
