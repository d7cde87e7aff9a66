import { metres, placeRow, type PlaceRow, WEIGHTS } from './place-row.ts';

/** Code-Point Open, CSV: 10 columns without a header, one file for each postcode area. */
const COLUMN = { postcode: 0, quality: 1, eastings: 2, northings: 3 } as const;
export const CODE_POINT_COLUMNS = 10;

/** The quality of a postcode without a position, whose coordinates are 0. */
const NO_POSITION = '90';

/** The postcode of a row: none where the row has no position, undefined for a row that is no postcode. */
export function codePointRows(cells: readonly string[]): PlaceRow[] | undefined {
  const name = spaced(cells[COLUMN.postcode] ?? '');
  const [x, y] = [metres(cells[COLUMN.eastings]), metres(cells[COLUMN.northings])];
  if (!name || x === undefined || y === undefined) return undefined;
  if (cells[COLUMN.quality] === NO_POSITION || (x === 0 && y === 0)) return [];
  return [
    placeRow({ name, kind: 'postcode', weight: WEIGHTS.postcode, detail: '', x, y, box: null }),
  ];
}

/** In seven letters 'AB1 0AA' has its space and 'AB101AA' has not. */
function spaced(written: string): string | undefined {
  const [, outward, inward] = /^([A-Z]{1,2}[0-9][A-Z0-9]?)\s*([0-9][A-Z]{2})$/.exec(written) ?? [];
  return outward && inward && `${outward} ${inward}`;
}
