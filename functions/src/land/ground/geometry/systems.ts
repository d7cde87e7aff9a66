import type { Geometry, Position } from 'geojson';
import { firstPosition, isLongitudeLatitude } from './positions.ts';

type Box = readonly [west: number, south: number, east: number, north: number];

const DEGREES: Box = [-12, 48, 4, 63];
const UTM: Box = [-1_000_000, 5_000_000, 2_000_000, 7_200_000];
const IRISH: Box = [-500_000, -500_000, 1_500_000, 2_000_000];

/**
 * The systems in which a shape may come, each with a box generously around Britain in it: PROJ fails on places too
 * far from a system's own, and with it the whole statement.
 */
const SYSTEMS = new Map<number, Box>([
  [27700, [0, 0, 700_000, 1_300_000]],
  [3857, [-1_350_000, 6_000_000, 500_000, 9_300_000]],
  ...[4326, 4258, 4277].map((srid) => [srid, DEGREES] as const),
  ...[32629, 32630, 32631, 25829, 25830, 25831].map((srid) => [srid, UTM] as const),
  ...[2157, 29902, 29903].map((srid) => [srid, IRISH] as const),
]);

/** Whether shapes may come in this system, by its EPSG number. */
export const isKnownSystem = (srid: number): boolean => SYSTEMS.has(srid);

/** Whether every position can lie in Britain; the database measures the placed shape once more. */
export function canBeBritish(positions: Position[], srid: number): boolean {
  const [west, south, east, north] = SYSTEMS.get(srid) ?? [0, 0, 0, 0];
  return positions.every(
    ([x = Number.NaN, y = Number.NaN]) => x >= west && x <= east && y >= south && y <= north,
  );
}

/** Degrees or metres of the National Grid, by the values: its own first 180 m lie in the sea off Scilly. */
export function systemOf(geometry: Geometry): number {
  return isLongitudeLatitude(firstPosition(geometry) ?? [0, 0]) ? 4326 : 27700;
}
