import { habits, placeBy, usualHabit, type PlaceHabit } from './position.ts';

/** Columns without a single minus may have lost it; this share of their places must make no sense as written. */
const MOSTLY = 0.8;

/**
 * The habit that makes sense of most rows, the usual one among equals: a row whose mirror image is on land, too, is
 * read as the others are.
 */
export function placeHabit(cells: [x: string, y: string][]): PlaceHabit {
  const filled = cells.filter(([x, y]) => x.trim() !== '' && y.trim() !== '');
  const signed = filled.some((pair) => pair.some((text) => /-|w\s*$/i.test(text)));
  const counted = habits
    .filter(({ unsigned }) => !(unsigned && signed))
    .map((habit) => ({
      habit,
      rows: filled.filter(([x, y]) => placeBy(x, y, habit) !== undefined).length,
    }));
  const withSign = counted.filter(({ habit }) => !habit.unsigned);
  const best = (from: typeof counted) =>
    from.reduce((a, b) => (b.rows > a.rows ? b : a), { habit: usualHabit, rows: 0 });
  const asWritten = best(withSign);
  const overall = best(counted);
  return overall.habit.unsigned && asWritten.rows > filled.length * (1 - MOSTLY)
    ? asWritten.habit
    : overall.habit;
}
