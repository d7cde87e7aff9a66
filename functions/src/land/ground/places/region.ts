/** The council's region of the map in degrees: west, south, east, north. */
export type Region = readonly [number, number, number, number];

/** Half the side of the region of a council that has given only its centre, in degrees: about 15 km. */
const HALF = { longitude: 0.23, latitude: 0.135 };

/** The region that a council's record gives, by its bounds or its centre; undefined where it gives neither. */
export function regionIn(record: Record<string, unknown>): Region | undefined {
  const bounds = numbersOf(record['mapRegion']);
  if (bounds.length === 4) return bounds as unknown as Region;
  const [lon, lat] = numbersOf(record['locationLonLat']);
  if (lon === undefined || lat === undefined) return undefined;
  const { longitude, latitude } = HALF;
  return [lon - longitude, lat - latitude, lon + longitude, lat + latitude];
}

export const isIn = ([west, south, east, north]: Region, lon: number, lat: number): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : [];
