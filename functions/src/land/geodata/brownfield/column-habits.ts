import { dateOrder, dateVotes, type DateVotes } from './cells/date-order.ts';
import { decimalMark } from './cells/number.ts';
import type { ColumnPlan } from './column-plan.ts';
import { standardColumns, type ColumnName } from './columns.ts';
import type { Finding } from '../../../records/imports/findings.ts';
import type { ColumnHabit } from './read-cell.ts';
import type { CsvTable } from './table.ts';

export type ColumnHabits = Partial<Record<ColumnName, ColumnHabit>>;

/**
 * How each column writes its dates and decimals, decided for the column as a whole; where nothing in it tells, that
 * is asked about.
 */
export function columnHabits(
  { headerRow, rows }: CsvTable,
  plan: ColumnPlan,
): { habits: ColumnHabits; findings: Finding[] } {
  const habits: ColumnHabits = {};
  const findings: Finding[] = [];
  const texts = (index: number) => rows.map(({ cells }) => cells[index] ?? '');
  const dates: [ColumnName, DateVotes][] = [];
  for (const [name, index] of plan.standard) {
    const { kind } = standardColumns[name];
    if (kind === 'date') dates.push([name, dateVotes(texts(index))]);
    if (kind === 'hectares') habits[name] = { decimals: decimalMark(texts(index)) };
  }
  const file = dateVotes(
    [...plan.standard].flatMap(([name, index]) =>
      standardColumns[name].kind === 'date' ? texts(index) : [],
    ),
  );
  for (const [column, own] of dates) {
    const order = dateOrder(own, file);
    habits[column] = { dates: order };
    if (own.open === 0 || own.day + own.month > 0) continue;
    const read = order.proven ? `as the file's other dates, ${order.first} first` : 'day first';
    const reason = `No date of the column tells day and month apart; ${own.open} were read ${read}`;
    const about = { row: headerRow, reference: null, from: null, to: null, reason };
    findings.push({ ...about, outcome: order.proven ? 'noted' : 'asked', column });
  }
  return { habits, findings };
}
