import type { OutputOf } from '../../platform/contract.ts';
import type { countRepresentations } from './contract.ts';
import { labelOfValue, type MeasureId } from './measures.ts';
import { analysisMessages as messages } from './messages.ts';

export type CountsAnswer = OutputOf<typeof countRepresentations>;
export interface Crossing {
  by: MeasureId;
  cross?: MeasureId | undefined;
}

/** How many representations are counted under both values. */
export function cellCounts({ cells }: CountsAnswer) {
  const counts = new Map(
    cells.map(({ value, crossed, count }) => [JSON.stringify([value, crossed]), count]),
  );
  return (value: string | null, crossed: string | null): number =>
    counts.get(JSON.stringify([value, crossed])) ?? 0;
}

/** Counts as a table: a line for each value, and for each crossed value a column. */
export function countsTable({ by, cross }: Crossing, answer: CountsAnswer) {
  const countOf = cellCounts(answer);
  const across = cross ? answer.crossed : [];
  return {
    heads: [
      messages.measures[by],
      ...across.map(({ value }) => (cross ? labelOfValue(cross, value) : '')),
      messages.representations,
    ],
    rows: answer.values.map(({ value, count }) => [
      labelOfValue(by, value),
      ...across.map(({ value: crossed }) => countOf(value, crossed)),
      count,
    ]),
  };
}
