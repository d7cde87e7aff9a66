import { blockAdviceMessages as messages } from '../../advice-messages.ts';
import type { Fault } from '../../fault.ts';
import type { TableContent } from './schema.ts';

/** Which heads of a table say nothing; the corner between a head row and a head column may. */
export function adviceOnHeads(table: TableContent): Fault[] {
  const { hasHeadRow, hasHeadColumn, rows } = table;
  const isEmpty = (cell: { text: string } | null | undefined) => cell?.text.trim() === '';
  const found: string[] = [];
  if (hasHeadRow)
    for (const [at, cell] of (rows[0]?.cells ?? []).entries())
      if (isEmpty(cell) && !(hasHeadColumn && at === 0))
        found.push(messages.headWithoutWords('column', at + 1));
  if (hasHeadColumn)
    for (const [at, { cells }] of rows.entries())
      if (isEmpty(cells[0]) && !(hasHeadRow && at === 0))
        found.push(messages.headWithoutWords('row', at + 1));
  return found.map((message) => ({ field: 'rows', message }));
}
