type Point = readonly [number, number];

const SQUARE = 100_000;
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** A place on the national grid as its reference to the metre, 'NZ 24500 64500'; undefined off the lettered squares. */
export function gridReference([easting, northing]: Point): string | undefined {
  const [x, y] = [Math.floor(easting), Math.floor(northing)];
  const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
  if (column < 0 || column > 6 || row < 0 || row > 12) return undefined;
  // Squares of 500 km, then of 100 km, each lettered A to Z without I from the north-west.
  const large = LETTERS[(3 - Math.floor(row / 5)) * 5 + Math.floor(column / 5) + 2];
  const small = LETTERS[(4 - (row % 5)) * 5 + (column % 5)];
  const figures = (metres: number) => String(metres % SQUARE).padStart(5, '0');
  return `${large}${small} ${figures(x)} ${figures(y)}`;
}
