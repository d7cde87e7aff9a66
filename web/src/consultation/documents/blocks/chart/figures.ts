import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { parseGrid } from '../../../../ui/table/clipboard-grid.ts';
import { chartEditorMessages as messages } from './messages.ts';

type Datum = ChartContent['chartData'][number];

/** What a text of figures holds, or what is wrong with it. */
export type ReadFigures = { chartData: Datum[] } | { problem: string };

const cellsOf = (text: string): string[][] =>
  (text.includes('\t') ? parseGrid(text) : text.split('\n').map((line) => line.split('|')))
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some((cell) => cell !== ''));

/** '1,234.5', '£12' and '40%' are numbers as people write them; '' and '-' are not known. */
function numberIn(cell: string): number | null | undefined {
  if (cell === '' || cell === '-') return null;
  const plain = cell.replaceAll(/^[£$€]|%$|(?<=\d),(?=\d{3}(?:\D|$))|\s/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Reads a line for each label, with a value for each series; where the first line has words instead of values they are
 * the names of the series.
 */
export function readFigures(text: string): ReadFigures {
  const rows = cellsOf(text);
  const [first = []] = rows;
  const isHead = first.length > 1 && first.slice(1).every((cell) => numberIn(cell) === undefined);
  const serials = isHead ? first.slice(1) : first.slice(1).map(() => '');
  const chartData: Datum[] = [];
  for (const [at, [label = '', ...cells]] of rows.entries()) {
    if (isHead && at === 0) continue;
    const line = at + 1;
    if (cells.length === 0) return { problem: messages.noValue(line) };
    if (cells.length > Math.max(serials.length, 1)) return { problem: messages.tooMany(line) };
    if (serials.length > 1 && !isHead) return { problem: messages.namesMissing };
    for (const [place, cell] of cells.entries()) {
      const value = numberIn(cell);
      if (value === undefined) return { problem: messages.notANumber(line, cell) };
      chartData.push({ label, value, serial: serials.length > 1 ? (serials[place] ?? '') : '' });
    }
  }
  return { chartData };
}

/** Figures as the text that `readFigures` reads. */
export function figuresText(chartData: readonly Datum[]): string {
  const serials = [...new Set(chartData.map(({ serial }) => serial))];
  const labels = [...new Set(chartData.map(({ label }) => label))];
  const valueOf = (label: string, serial: string) =>
    chartData.find((each) => each.label === label && each.serial === serial)?.value ?? '-';
  return [
    ...(serials.length > 1 ? [['', ...serials]] : []),
    ...labels.map((label) => [label, ...serials.map((serial) => valueOf(label, serial))]),
  ]
    .map((row) => row.join(' | '))
    .join('\n');
}
