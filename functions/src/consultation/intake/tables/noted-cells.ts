import type { CellFinding } from '../cell-finding.ts';
import { intakeMessages } from '../messages.ts';
import type { TableField } from './fields.ts';

/** What a row says, by field. */
export type Cells = Partial<Record<TableField, string>>;

/** Notes what became of a cell. */
export type Note = (
  field: TableField,
  outcome: CellFinding['outcome'],
  reason: string,
  to?: string,
) => undefined;

/** A short text; one that is too long is left out. */
export function shortCell(
  cells: Cells,
  field: TableField,
  most: number,
  note: Note,
): string | null {
  const written = cells[field];
  if (written === undefined) return null;
  if (written.length <= most) return written;
  note(field, 'refused', intakeMessages.row.tooLong(most));
  return null;
}
