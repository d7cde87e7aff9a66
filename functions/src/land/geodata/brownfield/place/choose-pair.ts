import type { CoordinatePair } from './coordinate-pairs.ts';
import { metresBetween } from './distances.ts';
import type { PlaceFound } from './position.ts';

/** Pairs that differ by no more say the same. */
const SAME_METRES = 10;
/** Of a shift, so many rows must show the same within SAME_METRES. */
const CONSTANT = 0.8;
const MIN_PLACED_ROWS = 3;

export interface TwoPlaces {
  first: PlaceFound;
  second: PlaceFound;
}

/** How far the first pair lies from the second, if by the same throughout the file: a datum that was not shifted. */
export function constantShift(rows: TwoPlaces[]): number | undefined {
  const offsets = rows.map(({ first, second }) => [
    (first.degrees[0] - second.degrees[0]) * 68_000,
    (first.degrees[1] - second.degrees[1]) * 111_000,
  ]);
  if (offsets.length < MIN_PLACED_ROWS) return undefined;
  const [east, north] = [0, 1].map((axis) => median(offsets.map((offset) => offset[axis] ?? 0)));
  const metres = Math.hypot(east ?? 0, north ?? 0);
  const alike = offsets.filter(
    ([x = 0, y = 0]) => Math.hypot(x - (east ?? 0), y - (north ?? 0)) <= SAME_METRES,
  );
  return metres > SAME_METRES && alike.length >= offsets.length * CONSTANT ? metres : undefined;
}

export interface PairChoice {
  taken: 'first' | 'second';
  /** Why, where the pairs differ. */
  reason?: string;
  /** Nothing says which of the two is right. */
  open?: true;
}

/** Which of two pairs that both can be read is the better one. */
export function choosePair(
  { first, second }: TwoPlaces,
  names: [first: CoordinatePair['names'], second: CoordinatePair['names']],
  texts: [first: string[], second: string[]],
  shift: number | undefined,
): PairChoice {
  const [one, other] = names.map((each) => each.join(' and '));
  const metres = metresBetween(first.degrees, second.degrees);
  if (first.system.srid === null)
    return { taken: 'second', reason: `${one} have no height, so ${other} were taken` };
  if (metres <= SAME_METRES) return { taken: 'first' };
  const apart = `${one} lie ${said(metres)} from ${other}`;
  if (shift !== undefined && Math.abs(metres - shift) <= SAME_METRES * 2) {
    const taken = second.system.srid === 27700 ? 'second' : 'first';
    const why = 'as throughout the file: a datum was not shifted';
    return { taken, reason: `${apart}, ${why}; ${taken === 'first' ? one : other} were taken` };
  }
  const [coarse, fine] = [grainOf(first, texts[0]), grainOf(second, texts[1])];
  if (Math.max(coarse, fine) * 1.5 >= metres) {
    const taken = coarse > fine ? 'second' : 'first';
    return {
      taken,
      reason: `${apart}, by rounding; ${taken === 'first' ? one : other} were taken`,
    };
  }
  return { taken: 'first', reason: apart, open: true };
}

/** Metres that the last decimal of the coarser cell stands for. */
function grainOf({ position }: PlaceFound, texts: string[]): number {
  const decimals = Math.min(...texts.map((text) => /[.,](\d+)/.exec(text)?.[1]?.length ?? 0));
  return 10 ** -decimals * (position.srid === 4326 ? 111_000 : 1);
}

/** A distance as people say it. */
export function said(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1)} km`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
