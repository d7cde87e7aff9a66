import type { TableContent } from './schema.ts';

/**
 * How many rows stand at the head of a table: the first, with those into which its cells reach. 0 where the first row is
 * none, or where nothing would be left below it.
 */
export function headDepth({ hasHeadRow, rows }: Pick<TableContent, 'hasHeadRow' | 'rows'>): number {
  if (!hasHeadRow) return 0;
  let depth = 1;
  for (let row = 0; row < depth && row < rows.length; row += 1)
    for (const cell of rows[row]!.cells) if (cell) depth = Math.max(depth, row + cell.down);
  return depth < rows.length ? depth : 0;
}
