import { plainCell, type PrintCell, type PrintPart } from '../../print/print-parts.ts';
import { headDepth } from './head-depth.ts';
import type { TableContent } from './schema.ts';

/** Columns for which a page that stands has room: 10,000 by 1,750 at least (specification 001, section 9). */
const MAX_UPRIGHT = 5;

/** A table on paper, its head on every page; one that is wide lies on its side. */
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
  const parts: PrintPart[] = [
    { kind: 'caption', text: caption },
    {
      kind: 'table',
      heads: cells.slice(0, depth),
      rows: cells.slice(depth),
      sizes: {
        heights: rows.map(({ height }) => height),
        widths: columns.map(({ width }) => width),
      },
    },
  ];
  return columns.length > MAX_UPRIGHT ? [{ kind: 'landscape', parts }] : parts;
}
