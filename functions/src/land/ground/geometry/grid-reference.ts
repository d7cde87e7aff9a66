type Place = [easting: number, northing: number];

const SQUARE = 100_000;
/** The 25 letters of the National Grid, row by row from the north-west; there is no I. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const REFERENCE = /^([A-HJ-Z])([A-HJ-Z])\s*(\d+)(?:[\s,]+(\d+))?$/i;
/** No reference is longer; the pattern need not be tried on a page of spaces. */
const MAX_LENGTH = 60;

export interface GridSquare {
  /** As it is usually written: 'NZ 245 645'. */
  label: string;
  /** South-west corner in EPSG:27700, which is what Ordnance Survey's references name. */
  corner: Place;
  /** Metres. */
  side: number;
}

/** The square that a grid reference such as NZ 24500 64500 or NZ245645 names; undefined for anything else. */
export function readGridReference(text: string): GridSquare | undefined {
  const line = text.trim();
  if (line.length > MAX_LENGTH) return undefined;
  const [, first, second, left = '', right] = REFERENCE.exec(line) ?? [];
  if (!first || !second) return undefined;
  const half = left.length / 2;
  const [east, north] =
    right === undefined ? [left.slice(0, half), left.slice(half)] : [left, right];
  if (east.length !== north.length || east.length === 0 || east.length > 5) return undefined;
  const [x, y] = cornerOf(first, second);
  const side = 10 ** (5 - east.length);
  return {
    label: `${first}${second} ${east} ${north}`.toUpperCase(),
    corner: [x + Number(east) * side, y + Number(north) * side],
    side,
  };
}

/** South-west corner of a 100 km square; the 500 km squares are counted from the false origin's. */
function cornerOf(first: string, second: string): Place {
  const [big, small] = [first, second].map((letter) => LETTERS.indexOf(letter.toUpperCase()));
  const column = (letter = 0) => letter % 5;
  const row = (letter = 0) => 4 - Math.floor(letter / 5);
  // S, which holds the origin, is two columns east and one row north of the grid of letters' own corner.
  const x = ((column(big) - 2) * 5 + column(small)) * SQUARE;
  const y = ((row(big) - 1) * 5 + row(small)) * SQUARE;
  return [x, y];
}

/** A place on the National Grid as its reference to the metre, 'NZ 24500 64500'; undefined off the lettered squares. */
export function writeGridReference([easting, northing]: Readonly<Place>): string | undefined {
  const [x, y] = [Math.floor(easting), Math.floor(northing)];
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  if (column < 0 || column > 6 || row < 0 || row > 12) return undefined;
  // Squares of 500 km, then of 100 km, each lettered from the north-west.
  const large = LETTERS[(3 - Math.floor(row / 5)) * 5 + Math.floor(column / 5) + 2];
  const small = LETTERS[(4 - (row % 5)) * 5 + (column % 5)];
  const figures = (metres: number) => String(metres % SQUARE).padStart(5, '0');
  return `${large}${small} ${figures(x)} ${figures(y)}`;
}
