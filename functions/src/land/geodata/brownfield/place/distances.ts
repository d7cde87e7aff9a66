import { metresOf } from './coordinate-systems.ts';

type Pair = [x: number, y: number];

/** Sites this far from all others of their file are asked about. */
const MIN_FAR_METRES = 25_000;
/** So few sites say nothing about where a council is. */
const MIN_NEAREST_ROWS = 5;
/** A few misplaced sites may lie side by side; fewer neighbours than this share is few. */
const FEW = 0.02;

/** Metres between two places given in degrees. */
export function metresBetween(one: Pair, other: Pair): number {
  const [[x1, y1], [x2, y2]] = [metresOf(one), metresOf(other)];
  return Math.hypot(x1 - x2, y1 - y2);
}

/** Tells of a place how many metres it lies from the rest of the file; undefined for one among the others. */
export function farFrom(places: Pair[]): (place: Pair) => number | undefined {
  const all = places.map(metresOf);
  const needed = Math.max(1, Math.ceil(all.length * FEW));
  return (place) => {
    if (all.length < MIN_NEAREST_ROWS) return undefined;
    const [x, y] = metresOf(place);
    let near = 0;
    let nearest = Number.POSITIVE_INFINITY;
    let itself = false;
    for (const [otherX, otherY] of all) {
      const distance = Math.hypot(x - otherX, y - otherY);
      if (distance < 1 && !itself) {
        itself = true;
        continue;
      }
      if (distance <= MIN_FAR_METRES && ++near >= needed) return undefined;
      if (distance > MIN_FAR_METRES) nearest = Math.min(nearest, distance);
    }
    return Number.isFinite(nearest) ? nearest : undefined;
  };
}

/** What is near, for a minus that may be lost: within this, so many times as many sites on the other side. */
const NEAR_METRES = 5_000;
const TIMES = 5;

/**
 * Tells of a place east of Greenwich whether many more of the file's sites lie where it would be with a minus. A file
 * whose sites lie on both sides near Greenwich has as many here as there.
 */
export function lostMinus(places: Pair[]): (place: Pair) => boolean {
  const all = places.map(metresOf);
  const near = ([x, y]: Pair) =>
    all.filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) <= NEAR_METRES).length;
  return ([longitude, latitude]) => {
    if (longitude <= 0) return false;
    const there = near(metresOf([-longitude, latitude]));
    return there >= MIN_NEAREST_ROWS && there >= TIMES * near(metresOf([longitude, latitude]));
  };
}
