import { plainCell, type PrintCell, type PrintPart } from '../../print/print-parts.ts';
import { captionedTable } from '../../print/captioned-table.ts';
import { headDepth } from './head-depth.ts';
import type { TableContent } from './schema.ts';

/** A table on paper, its head on every page. */
export function printTable(content: TableContent): PrintPart[] {
  const { caption, columns, rows, hasHeadColumn } = content;
  const depth = headDepth(content);
  const cells = rows.map((row) =>
    row.cells.flatMap((cell, at): PrintCell[] =>
      cell
        ? [
            plainCell(cell.text, {
              align: cell.align,
              vertical: cell.vertical,
              ...(cell.across > 1 ? { across: cell.across } : {}),
              ...(cell.down > 1 ? { down: cell.down } : {}),
              ...(hasHeadColumn && at === 0 ? { isHead: true } : {}),
            }),
          ]
        : [],
    ),
  );
  return captionedTable(caption, {
    kind: 'table',
    heads: cells.slice(0, depth),
    rows: cells.slice(depth),
    sizes: {
      heights: rows.map(({ height }) => height),
      widths: columns.map(({ width }) => width),
    },
  });
}
