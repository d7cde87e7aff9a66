import { csvLine, withoutFormula } from '@contract/platform/csv-text.ts';
import type { Column } from './column.ts';

/** Without it Excel reads UTF-8 as Windows-1252, and £ becomes Â£. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What the table shows, as CSV: its columns in their order with units in the head and the words of its
 * cells. Numbers stay numbers; a text that a spreadsheet would take for a formula is made harmless.
 */
export function seenCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const heads = columns.map(({ label, unit }) =>
    withoutFormula(unit ? `${label} (${unit})` : label),
  );
  const lines = rows.map((row) => csvLine(columns.map((column) => cellOf(column, row))));
  return BYTE_ORDER_MARK + csvLine(heads) + lines.join('');
}

function cellOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return withoutFormula(column.text(row));
}
