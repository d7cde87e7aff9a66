import { isLong } from './cell-control.tsx';
import { choicesOf, type SiteCell } from './cell.ts';

/**
 * Two officers' texts one after the other; undefined where the value is no text, or one of them has the words of the
 * other.
 */
export function bothTexts(
  cell: SiteCell,
  { theirs, typed }: { theirs: string; typed: string },
): string | undefined {
  const [one, other] = [theirs.trim(), typed.trim()];
  if (cell.kind !== 'text' || choicesOf(cell) !== undefined) return undefined;
  if (one.includes(other) || other.includes(one)) return undefined;
  return `${one}${isLong(cell) ? '\n\n' : ' '}${other}`;
}
