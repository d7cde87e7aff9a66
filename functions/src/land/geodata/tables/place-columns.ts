import { plainHeader } from '../../../records/tables/plain-header.ts';

/** Which columns of a table say where things are. */
export interface PlaceColumns {
  /** Columns of well-known text, the fullest first. */
  wkt: number[];
  /** A pair of coordinates, east first. */
  pair: [number, number] | undefined;
}

/** planning.data.gov.uk publishes `geometry` and `point`. */
const WKT = [
  'geometry',
  'wkt',
  'geom',
  'thegeom',
  'wkbgeometry',
  'polygon',
  'boundary',
  'shape',
  'point',
];
const PAIRS = [
  ['geox', 'geoy'],
  ['easting', 'northing'],
  ['eastings', 'northings'],
  ['longitude', 'latitude'],
  ['lon', 'lat'],
  ['long', 'lat'],
  ['x', 'y'],
] as const;

/** The columns of a header that say where things are; undefined if none does. */
export function placeColumns(headers: readonly string[]): PlaceColumns | undefined {
  const plain = headers.map(plainHeader);
  const at = (name: string) => plain.indexOf(name);
  const wkt = WKT.map(at).filter((index) => index >= 0);
  const found = PAIRS.find(([x, y]) => at(x) >= 0 && at(y) >= 0);
  const pair = found && ([at(found[0]), at(found[1])] satisfies [number, number]);
  return wkt.length > 0 || pair ? { wkt, pair } : undefined;
}
