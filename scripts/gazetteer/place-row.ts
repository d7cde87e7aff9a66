import { searchName } from '../../functions/src/land/ground/places/search-name.ts';

/** A row of platform.gazetteer_places. */
export interface PlaceRow {
  name: string;
  search_name: string;
  kind: 'place' | 'street' | 'postcode';
  weight: number;
  detail: string;
  x: number;
  y: number;
  /** West, south, east, north in metres. */
  box: number[] | null;
}

export const WEIGHTS = {
  city: 1,
  town: 2,
  village: 3,
  hamlet: 4,
  district: 5,
  feature: 6,
  road: 7,
  postcode: 8,
} as const;

export const placeRow = (row: Omit<PlaceRow, 'search_name'>): PlaceRow => ({
  ...row,
  search_name: searchName(row.name),
});

/** Metres of the National Grid; undefined for a cell that is no position. */
export function metres(cell: string | undefined): number | undefined {
  const value = Number(cell);
  return cell && Number.isFinite(value) && value >= 0 && value < 1_300_000
    ? Math.round(value)
    : undefined;
}
