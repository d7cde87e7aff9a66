import { metres, placeRow, type PlaceRow, WEIGHTS } from './place-row.ts';

/**
 * OS Open Names, CSV: 34 columns without a header, one file for each 20 km of the National Grid. Named by their
 * position here, as its OS_Open_Names_Header.csv lists them.
 */
const COLUMN = {
  name1: 2,
  name2: 4,
  type: 6,
  localType: 7,
  x: 8,
  y: 9,
  westSouthEastNorth: [12, 13, 14, 15],
  populatedPlace: 18,
  districtBorough: 21,
  countyUnitary: 24,
} as const;
export const OPEN_NAMES_COLUMNS = 34;

const SETTLEMENTS: Record<string, number> = {
  City: WEIGHTS.city,
  Town: WEIGHTS.town,
  'Suburban Area': WEIGHTS.village,
  Village: WEIGHTS.village,
  Hamlet: WEIGHTS.hamlet,
  'Other Settlement': WEIGHTS.hamlet,
};

/** The places of a row, one for each of its names (Cardiff, Caerdydd); undefined for a row that is none. */
export function openNamesRows(cells: readonly string[]): PlaceRow[] | undefined {
  const [x, y] = [metres(cells[COLUMN.x]), metres(cells[COLUMN.y])];
  const names = [cells[COLUMN.name1], cells[COLUMN.name2]].filter((name) => name?.trim());
  if (x === undefined || y === undefined || names.length === 0) return undefined;
  const box = COLUMN.westSouthEastNorth.map((at) => metres(cells[at]));
  const shared = {
    ...kindOf(cells),
    x,
    y,
    box: box.every((value) => value !== undefined) ? box : null,
  };
  return names.map((name = '') => placeRow({ ...shared, name, detail: detailOf(cells, name) }));
}

function kindOf(cells: readonly string[]): Pick<PlaceRow, 'kind' | 'weight'> {
  const { [COLUMN.type]: type, [COLUMN.localType]: localType = '' } = cells;
  if (localType === 'Postcode') return { kind: 'postcode', weight: WEIGHTS.postcode };
  if (localType.includes('Road')) return { kind: 'street', weight: WEIGHTS.road };
  if (type !== 'populatedPlace') return { kind: 'place', weight: WEIGHTS.feature };
  return { kind: 'place', weight: SETTLEMENTS[localType] ?? WEIGHTS.hamlet };
}

/** What it is, unless that is plain, and where: 'Railway Station, Amble, Northumberland'. */
function detailOf(cells: readonly string[], name: string): string {
  const localType = cells[COLUMN.localType] ?? '';
  const isPlain = localType === 'Postcode' || localType.includes('Road');
  const where = [COLUMN.populatedPlace, COLUMN.districtBorough, COLUMN.countyUnitary].map(
    (at) => cells[at] ?? '',
  );
  const parts = [isPlain ? '' : localType, ...where].filter((part) => part && part !== name);
  return [...new Set(parts)].join(', ');
}
