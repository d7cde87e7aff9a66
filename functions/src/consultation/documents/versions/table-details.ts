import { diffArrays } from 'diff';
import type { TableContent } from '../../ground/documents/blocks/table/schema.ts';
import type { DraftDifference } from '../contract/versions.ts';
import { compareMessages as messages } from './messages.ts';

type Detail = DraftDifference['details'][number];

/** Each cell of a table that says something else than it did, and rows and columns that are new or gone. */
export function tableDetails(before: TableContent, after: TableContent): Detail[] {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  const rows = aligned(
    was.map(([first = '']) => first),
    is.map(([first = '']) => first),
  );
  const columns = aligned(was[0] ?? [], is[0] ?? []);
  const caption: Detail[] =
    before.caption === after.caption
      ? []
      : [
          {
            label: messages.caption,
            how: 'otherwise',
            before: before.caption,
            after: after.caption,
          },
        ];
  const ofColumns = columns.flatMap(([from, to]): Detail[] => {
    if (from !== null && to !== null) return [];
    const cells = from === null ? is.map((row) => row[to ?? 0]) : was.map((row) => row[from]);
    return [wholeLine(messages.column((to ?? from ?? 0) + 1), cells, from === null)];
  });
  const ofRows = rows.flatMap(([from, to]): Detail[] => {
    const place = messages.row((to ?? from ?? 0) + 1);
    if (from === null) return [wholeLine(place, is[to ?? 0] ?? [], true)];
    if (to === null) return [wholeLine(place, was[from] ?? [], false)];
    return columns.flatMap(([left, right]) => {
      if (left === null || right === null) return [];
      const [old, now] = [was[from]?.[left] ?? '', is[to]?.[right] ?? ''];
      if (old === now) return [];
      const row = (right > 0 && is[to]?.[0]) || place;
      const column = (to > 0 && is[0]?.[right]) || messages.column(right + 1);
      return [{ label: messages.cell(row, column), how: 'otherwise', before: old, after: now }];
    });
  });
  return [...caption, ...ofColumns, ...ofRows];
}

const wordsIn = ({ rows }: TableContent): string[][] =>
  rows.map(({ cells }) => cells.map((cell) => cell?.text.trim() ?? ''));

function wholeLine(
  label: string,
  cells: readonly (string | undefined)[],
  isAdded: boolean,
): Detail {
  const words = cells.filter(Boolean).join(', ') || '–';
  return { label, how: 'only', before: isAdded ? '' : words, after: isAdded ? words : '' };
}

/**
 * Lines that correspond, by their heads; null on one side for a line that is only on the other. As many as before are
 * the same lines, whatever they say now.
 */
function aligned(
  before: readonly string[],
  after: readonly string[],
): [number | null, number | null][] {
  if (before.length === after.length) return before.map((_, at) => [at, at]);
  const pairs: [number | null, number | null][] = [];
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...before], [...after]))
    for (let left = value.length; left > 0; left -= 1)
      pairs.push([added ? null : from++, removed ? null : to++]);
  return pairs;
}
