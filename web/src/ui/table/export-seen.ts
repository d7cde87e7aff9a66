import { saveFile } from '../save-file.ts';
import type { Column } from './column.ts';
import { seenCsv } from './seen-csv.ts';

/** Has the browser save the columns and rows that are seen as a CSV file of this name. */
export function exportSeen<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): void {
  const file = new Blob([seenCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${name}.csv`);
}
