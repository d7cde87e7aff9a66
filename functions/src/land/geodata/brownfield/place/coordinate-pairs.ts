import { plainHeader } from '../../../../records/tables/plain-header.ts';

/** Two columns that together say where a site is. */
export interface CoordinatePair {
  x: number;
  y: number;
  names: [x: string, y: string];
}

type Axis = 'GeoX' | 'GeoY';

/** Headers of one kind belong together: Easting with Northing, Longitude with Latitude. */
const KINDS: [kind: string, pattern: RegExp][] = [
  ['geo', /^geo/],
  ['grid', /^(east|north)/],
  ['degrees', /^(lon|lat)/],
  ['letters', /^[xy]/],
];
const kindOf = (header: string) =>
  KINDS.find(([, pattern]) => pattern.test(plainHeader(header)))?.[0] ?? 'other';

/** The pairs of coordinate columns, that of the standard first. */
export function coordinatePairs(
  columns: { axis: Axis; header: string; index: number }[],
): CoordinatePair[] {
  const kinds = [...KINDS.map(([kind]) => kind), 'other'];
  const found = kinds.flatMap((kind) => {
    const [x, y] = (['GeoX', 'GeoY'] as const).map((axis) =>
      columns.find((each) => each.axis === axis && kindOf(each.header) === kind),
    );
    return x && y ? [pairOf(x, y)] : [];
  });
  if (found.length > 0) return found;
  const [x, y] = (['GeoX', 'GeoY'] as const).map((axis) =>
    columns.find((each) => each.axis === axis),
  );
  return x && y ? [pairOf(x, y)] : [];
}

type Column = { header: string; index: number };

function pairOf(x: Column, y: Column): CoordinatePair {
  return { x: x.index, y: y.index, names: [x.header, y.header] };
}
