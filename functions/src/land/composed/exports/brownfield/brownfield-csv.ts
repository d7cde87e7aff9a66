import { csvLine, withoutFormula } from '../../../../platform/csv-text.ts';
import { utf8, type FileFormat } from '../../../../records/exports/formats/format.ts';
import type { RegisterColumn } from './register-columns.ts';
import { registerRow, type RegisterPlan } from './register-row.ts';

/**
 * The national register as CSV: its columns, in its order (the standard has no place for an attribution). A site
 * with problems in the check, or of land that was not developed before, is left out, and counted.
 */
export function brownfieldCsv(plan: RegisterPlan): FileFormat {
  return {
    type: 'brownfield',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    shape: 'none',
    maxSites: 50_000,
    part: (rows) => {
      const all = rows.map((row) => registerRow(row, plan));
      const developed = all.filter(({ leftOut }) => !leftOut);
      const lines = developed
        .filter(({ problems }) => problems.length === 0)
        .map(({ cells }) => csvLine(cells.map((cell, index) => safe(cell, plan.written[index]))));
      return {
        bytes: utf8(lines.join('')),
        rows: lines.length,
        counts: {
          not_ready: developed.length - lines.length,
          not_developed: all.length - developed.length,
        },
      };
    },
    async *whole(parts) {
      yield utf8(csvLine(plan.written.map(({ name }) => name)));
      yield* parts;
    },
  };
}

/** Coordinates may begin with a minus, but are not formulas. */
const safe = (cell: string, column: RegisterColumn | undefined) =>
  ['longitude', 'latitude'].includes(column?.kind ?? '') ? cell : withoutFormula(cell);
