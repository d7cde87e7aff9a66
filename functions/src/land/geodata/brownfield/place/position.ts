import { coordinateSystems, type CoordinateSystem } from './coordinate-systems.ts';
import { readCoordinate } from './read-coordinate.ts';

type Pair = [x: number, y: number];

/** Where a row's site is: as published, in the system that its values suggest. Only PostGIS shifts datums. */
export interface Position {
  x: number;
  y: number;
  srid: NonNullable<CoordinateSystem['srid']>;
}

/** How a pair of columns writes places; what most of its rows agree on decides for all. */
export interface PlaceHabit {
  /** GeoX holds the value of GeoY. */
  swapped: boolean;
  decimalComma: boolean;
  /** Longitudes west of Greenwich have lost their minus. */
  unsigned: boolean;
}

export const usualHabit: PlaceHabit = { swapped: false, decimalComma: false, unsigned: false };

export interface PlaceFound {
  position: Position;
  /** Longitude and latitude, within some 5 m: for comparing. */
  degrees: Pair;
  system: CoordinateSystem;
  habit: PlaceHabit;
}
export type PositionReading = PlaceFound | { refused: string };

/**
 * The position that two cells give. The values decide the system; the column's habit is tried first, then what else
 * may make sense of them. Zero, blank and anything outside the United Kingdom is refused.
 */
export function readPosition(rawX: string, rawY: string, habit = usualHabit): PositionReading {
  if (rawX.trim() === '' && rawY.trim() === '') return { refused: 'GeoX and GeoY are blank' };
  const [x, y] = [rawX, rawY].map((raw) => readCoordinate(raw, habit.decimalComma));
  if (x === undefined) return { refused: `GeoX "${rawX.trim()}" is not a coordinate` };
  if (y === undefined) return { refused: `GeoY "${rawY.trim()}" is not a coordinate` };
  if (x === 0 || y === 0) return { refused: 'A coordinate is zero' };
  for (const tried of [habit, ...otherHabits(habit)]) {
    const found = placeBy(rawX, rawY, tried);
    if (found) return found;
  }
  return { refused: refusalOf(x, y) };
}

/** The place under one habit, if it lies in the United Kingdom. */
export function placeBy(rawX: string, rawY: string, habit: PlaceHabit): PlaceFound | undefined {
  const [first, second] = [rawX, rawY].map((raw) => readCoordinate(raw, habit.decimalComma));
  if (!first || !second) return undefined;
  let [east, north] = habit.swapped ? [second, first] : [first, second];
  if (habit.unsigned) east = -Math.abs(east);
  const system = coordinateSystems.find(({ fits }) => fits(east, north));
  if (!system || (habit.unsigned && system.srid !== 4326)) return undefined;
  const degrees = system.degrees(east, north);
  const position: Position =
    system.srid === null
      ? { x: rounded(degrees[0]), y: rounded(degrees[1]), srid: 4326 }
      : { x: east, y: north, srid: system.srid };
  return { position, degrees, system, habit };
}

const rounded = (degrees: number) => Number(degrees.toFixed(6));

/** Every way to write a place, the likeliest first. */
export const habits: PlaceHabit[] = [false, true].flatMap((unsigned) =>
  [false, true].flatMap((decimalComma) =>
    [false, true].map((swapped) => ({ swapped, decimalComma, unsigned })),
  ),
);

function otherHabits(habit: PlaceHabit): PlaceHabit[] {
  return habits.filter((other) => JSON.stringify(other) !== JSON.stringify(habit));
}

/** Says of a place in the sea which slip would explain it; what was meant is for the council to say. */
function refusalOf(x: number, y: number): string {
  const fits = (east: number, north: number) =>
    coordinateSystems.some(({ srid, fits: within }) => srid === 27700 && within(east, north));
  const outside = 'The point lies outside the United Kingdom';
  const short = (value: number) => value > 1_000 && value < 100_000;
  if (short(x) && fits(x * 10, y)) return `${outside}: GeoX may lack a digit`;
  if (short(y) && fits(x, y * 10)) return `${outside}: GeoY may lack a digit`;
  if (x > 1_000_000 && fits(x / 10, y)) return `${outside}: GeoX may have a digit too many`;
  if (y > 1_300_000 && fits(x, y / 10)) return `${outside}: GeoY may have a digit too many`;
  return outside;
}
