import type { Position } from 'geojson';

/** The 25 letters of the National Grid, row by row from the north-west; there is no I. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
const REFERENCE = /^([A-HJ-Z])([A-HJ-Z])\s*(\d+)(?:[\s,]+(\d+))?$/i;
/** No reference is longer; the patterns need not be tried on a page of spaces. */
const LONGEST = 60;
const PAIR = /^\(?\s*(-?\d+(?:\.\d+)?)\s*(?:,\s*|\s+|;\s*)(-?\d+(?:\.\d+)?)\s*\)?$/;

/**
 * Easting and northing (EPSG:27700) of a grid reference such as NZ 24500 64500 or NZ245645: the south-west corner of
 * its square, as Ordnance Survey defines it. Also of 'easting, northing'. Undefined for anything else.
 */
export function parseGridReference(text: string): Position | undefined {
  const line = text.trim();
  if (line.length > LONGEST) return undefined;
  const pair = PAIR.exec(line);
  if (pair) return [Number(pair[1]), Number(pair[2])];
  const [, first, second, left = '', right] = REFERENCE.exec(line) ?? [];
  if (!first || !second) return undefined;
  const half = left.length / 2;
  const [east, north] =
    right === undefined ? [left.slice(0, half), left.slice(half)] : [left, right];
  if (east.length !== north.length || east.length === 0 || east.length > 5) return undefined;
  const [x, y] = cornerOf(first, second);
  const unit = 10 ** (5 - east.length);
  return [x + Number(east) * unit, y + Number(north) * unit];
}

/** South-west corner of a 100 km square; the 500 km squares are counted from the false origin's. */
function cornerOf(first: string, second: string): [number, number] {
  const [big, small] = [first, second].map((letter) => LETTERS.indexOf(letter.toUpperCase()));
  const column = (letter = 0) => letter % 5;
  const row = (letter = 0) => 4 - Math.floor(letter / 5);
  // S, which holds the origin, is two columns east and one row north of the grid of letters' own corner.
  const x = (column(big) - 2) * 500_000 + column(small) * 100_000;
  const y = (row(big) - 1) * 500_000 + row(small) * 100_000;
  return [x, y];
}
