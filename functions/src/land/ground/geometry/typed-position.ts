/** A position somebody typed, in the EPSG code in which it was typed. */
export interface TypedPosition {
  label: string;
  x: number;
  y: number;
  projection: 27700 | 4326;
}

const GRID = { east: 700_000, north: 1_300_000 };
const UK = { west: -9, south: 49, east: 2.1, north: 61 };
const SQUARE = 100_000;

/**
 * A UK grid reference ('NZ 245 645', 4 to 10 figures), an easting and northing in metres, or a latitude
 * and longitude ('54.97, -1.61', either order); undefined for anything else and outside the UK.
 */
export function typedPosition(term: string): TypedPosition | undefined {
  return gridReference(term) ?? ordinates(term);
}

function gridReference(term: string): TypedPosition | undefined {
  const match = /^([HJNOST])([A-HJ-Z])\s*(\d[\d\s]*)$/.exec(term.trim().toUpperCase());
  if (!match) return undefined;
  const [, large = '', small = '', rest = ''] = match;
  const halves = halved(rest);
  if (!halves) return undefined;
  const [easting, northing] = halves;
  // Squares of 500 km, then of 100 km, each lettered A to Z without I from the north-west.
  const letter = (of: string) => 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(of);
  const [first, second] = [letter(large), letter(small)];
  const column = ((first % 5) - 2) * 5 + (second % 5);
  const row = 19 - Math.floor(first / 5) * 5 - Math.floor(second / 5);
  const scale = 10 ** (5 - easting.length);
  // The middle of the square that the reference names.
  const middle = easting.length === 5 ? 0 : scale / 2;
  return onTheGrid({
    label: `${large}${small} ${easting} ${northing}`,
    x: column * SQUARE + Number(easting) * scale + middle,
    y: row * SQUARE + Number(northing) * scale + middle,
    projection: 27700,
  });
}

/** Both halves have the same number of figures, two to five: 'SE15' is a postcode. */
function halved(figures: string): [string, string] | undefined {
  const parts = figures.trim().split(/\s+/);
  if (parts.length === 2) {
    const [east = '', north = ''] = parts;
    return east.length === north.length && fits(east.length) ? [east, north] : undefined;
  }
  const [all = ''] = parts;
  if (parts.length !== 1 || all.length % 2 === 1 || !fits(all.length / 2)) return undefined;
  return [all.slice(0, all.length / 2), all.slice(all.length / 2)];
}

const fits = (figures: number) => figures >= 2 && figures <= 5;

function ordinates(term: string): TypedPosition | undefined {
  const match = /^(-?\d{1,7}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,7}(?:\.\d+)?)$/.exec(term.trim());
  if (!match) return undefined;
  const [a, b] = [Number(match[1]), Number(match[2])];
  const label = `${match[1]}, ${match[2]}`;
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
