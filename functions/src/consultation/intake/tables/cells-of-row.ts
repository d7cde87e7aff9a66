import type { TableField } from './fields.ts';
import type { Cells } from './noted-cells.ts';

/** The cells of a row by their fields, with the column that each stands in. Several texts are one, each under its heading. */
export function cellsOf(
  written: readonly string[],
  headers: readonly string[],
  fields: readonly (TableField | null)[],
): { cells: Cells; columns: Partial<Record<TableField, string>> } {
  const cells: Cells = {};
  const columns: Partial<Record<TableField, string>> = {};
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    cells[field] = written[at] ?? '';
    columns[field] = headers[at] ?? '';
  }
  const texts = fields.flatMap((field, at) => (field === 'text' ? [at] : []));
  if (texts.length > 1)
    cells.text = texts
      .filter((at) => (written[at] ?? '').trim() !== '')
      .map((at) => `${headers[at] ?? ''}\n${(written[at] ?? '').trim()}`)
      .join('\n\n');
  return { cells, columns };
}
