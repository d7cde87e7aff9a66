import type {
  SiteTable,
  SiteTableCell,
} from '@contract/council/ground/configs/types/site-table.ts';

export type Scope = 'col' | 'colgroup' | 'row' | 'rowgroup';

export interface GridCell extends SiteTableCell {
  /** Set where the cell is a header: what it heads. */
  scope: Scope | undefined;
  /** 0-based, merged cells counted. */
  column: number;
}

/** A configured table as rows of an HTML table. */
export interface SiteTableGrid {
  head: GridCell[][];
  body: GridCell[][];
  widths: (number | undefined)[];
}

/**
 * Places a table's cells, merged ones across all that they cover, and determines the headers from the table's kind.
 * The header consists of the columns' titles or, without titles, of the first row.
 */
export function tableGrid({ kind, columns, tableData }: SiteTable): SiteTableGrid {
  const byHeader = kind !== 'SIGNED_BY_FIRST_COLUMN';
  const byColumn = kind !== 'SIGNED_BY_HEADER';
  const titles = columns?.some(({ title }) => title !== '')
    ? [columns.map(({ title }): SiteTableCell => ({ text: title }))]
    : [];
  const headRows = byHeader && titles.length === 0 ? headDepth(tableData) : 0;
  const head = byHeader && titles.length > 0 ? titles : tableData.slice(0, headRows);
  return {
    head: placed(head, (cell) => (spans(cell.colSpan) ? 'colgroup' : 'col')),
    body: placed(tableData.slice(headRows), (cell, column) =>
      byColumn && column === 0 ? (spans(cell.rowSpan) ? 'rowgroup' : 'row') : undefined,
    ),
    widths: (columns ?? []).map(({ width }) => width),
  };
}

const spans = (span: number | undefined) => (span ?? 1) > 1;

/** A header cell that is merged downwards extends the header by the rows it covers. */
function headDepth(rows: readonly SiteTableCell[][]): number {
  const deepest = Math.max(1, ...(rows[0] ?? []).map(({ rowSpan }) => rowSpan ?? 1));
  return Math.min(deepest, rows.length);
}

function placed(
  rows: readonly SiteTableCell[][],
  scopeOf: (cell: SiteTableCell, column: number) => Scope | undefined,
): GridCell[][] {
  /** For each column, the number of rows from here on that a merged cell above covers. */
  const covered: number[] = [];
  return rows.map((row, at) => {
    let column = 0;
    const cells = row.map((cell) => {
      while ((covered[column] ?? 0) > 0) column += 1;
      const here = column;
      // No further than the table goes.
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows.length - at);
      for (let each = 0; each < (cell.colSpan ?? 1); each += 1) covered[column + each] = rowSpan;
      column += cell.colSpan ?? 1;
      return { ...cell, rowSpan, column: here, scope: scopeOf(cell, here) };
    });
    for (let each = 0; each < covered.length; each += 1)
      covered[each] = Math.max(0, (covered[each] ?? 0) - 1);
    return cells;
  });
}
