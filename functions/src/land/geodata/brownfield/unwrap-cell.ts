import type { Finding } from '../../../records/imports/findings.ts';
import type { CsvTable } from './table.ts';

const FORMULA_TEXT = /^="([^"]*)"$/;
const QUOTED = /^["“”]+([^"“”]+)["“”]+$/;
const ONLY_QUOTES = /^["“”]{2,}$/;

/**
 * A cell without what programs have put round it: quotation marks at both ends, Excel's ="…", and the apostrophe that
 * keeps a text from being taken for a formula.
 */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  const inside =
    FORMULA_TEXT.exec(text)?.[1] ?? (ONLY_QUOTES.test(text) ? '' : QUOTED.exec(text)?.[1]);
  if (inside !== undefined) return inside.trim();
  return /^'[=+\-@\t|]/.test(text) ? text.slice(1) : cell;
}

/** Unwraps every cell in place; one finding for each column where there was something to take off. */
export function unwrapTable({ headers, headerRow, rows }: CsvTable): Finding[] {
  const taken = new Map<number, number>();
  for (const { cells } of rows) {
    cells.forEach((cell, index) => {
      const inside = unwrapCell(cell);
      if (inside === cell) return;
      cells[index] = inside;
      taken.set(index, (taken.get(index) ?? 0) + 1);
    });
  }
  return [...taken].map(([index, count]) => ({
    row: headerRow,
    reference: null,
    outcome: 'corrected',
    column: headers[index]?.trim() || `column ${index + 1}`,
    from: null,
    to: null,
    reason: `Quotation marks or apostrophes round ${count} values were taken off`,
  }));
}
