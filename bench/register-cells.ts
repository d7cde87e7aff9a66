import {
  standardColumns,
  type ColumnName,
} from '../functions/src/land/geodata/brownfield/columns.ts';
import { planColumns } from '../functions/src/land/geodata/brownfield/column-plan.ts';
import { decodeUnknownEncoding } from '../functions/src/records/tables/encoding.ts';
import type { RegisterReading } from '../functions/src/land/geodata/brownfield/read-register.ts';
import { readTable } from '../functions/src/land/geodata/brownfield/table.ts';

export interface CellCounts {
  /** Cells with a text, of rows that were taken. */
  cells: number;
  /** The value says what the cell says. */
  same: number;
  /** It does not, and the report says so. */
  told: number;
  /** It does not, and nothing says so: each as 'row column: cell → value'. */
  silent: string[];
}

/**
 * Holds every value that was taken against its cell, by a reading of its own that is as plain as can be: the same
 * letters and digits, the same number, the same day. What differs must have a finding of its row and column.
 */
export function compareCells(bytes: Uint8Array, reading: RegisterReading): CellCounts {
  const table = readTable(decodeUnknownEncoding(bytes).text);
  const { standard } = planColumns(table);
  const told = new Set(reading.findings.map(({ row, column }) => `${row} ${column ?? ''}`));
  const wholeColumns = new Set(
    reading.findings.filter(({ row }) => row <= table.headerRow).map(({ column }) => column),
  );
  const sites = new Map(reading.sites.map((site) => [site.row, site]));
  const counts: CellCounts = { cells: 0, same: 0, told: 0, silent: [] };
  for (const { row, cells } of table.rows) {
    const site = sites.get(row);
    if (!site) continue;
    for (const [column, at] of standard) {
      if (['coordinate', 'system'].includes(standardColumns[column].kind)) continue;
      const text = (cells[at] ?? '').trim();
      if (text === '') continue;
      const value = column === 'SiteReference' ? site.reference : site.values[column];
      counts.cells++;
      if (says(column, text, value)) counts.same++;
      else if (told.has(`${row} ${column}`) || wholeColumns.has(column)) counts.told++;
      else counts.silent.push(`${row} ${column}: ${text} → ${String(value)}`);
    }
  }
  return counts;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function says(column: ColumnName, text: string, value: unknown): boolean {
  const { kind } = standardColumns[column];
  if (kind === 'date') return daysIn(text).includes(String(value));
  if (kind === 'hectares' || kind === 'count')
    return value !== null && Number(text.replaceAll(/[,\s]|ha$/gi, '')) === Number(value);
  if (kind === 'yes') return /^(y|yes|true|1)$/i.test(text) === (value === true || value === 'yes');
  return plain(text) === plain(String(value ?? ''));
}

/** The days that a text may mean, day first as the British write it. */
function daysIn(text: string): string[] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const british = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  const day = (year?: string, month = '', date = '') =>
    `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return [
    ...(iso ? [day(iso[1], iso[2], iso[3])] : []),
    ...(british ? [day(british[3], british[2], british[1])] : []),
  ];
}
