import { csvLine, withoutFormula } from '../../../../platform/csv-text.ts';
import { utf8, type Format } from '../formats/format.ts';
import { registerColumns } from './register-columns.ts';
import { registerRow, type RegisterPlan } from './register-row.ts';

/**
 * The national register as CSV: its columns in its order and nothing else (the standard has no place for an
 * attribution). A site that the check lists is left out, and counted.
 */
export function brownfieldCsv(plan: RegisterPlan): Format {
  return {
    type: 'brownfield',
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    shape: 'none',
    mostSites: 50_000,
    part: (rows) => {
      const lines = rows
        .map((row) => registerRow(row, plan))
        .filter(({ problems }) => problems.length === 0)
        .map(({ cells }) => csvLine(cells.map(safe)));
      return {
        bytes: utf8(lines.join('')),
        rows: lines.length,
        counts: { not_ready: rows.length - lines.length },
      };
    },
    async *whole(parts) {
      yield utf8(csvLine(registerColumns.map(({ name }) => name)));
      yield* parts;
    },
  };
}

/** Coordinates begin with a minus and are no formula. */
const safe = (cell: string, index: number) =>
  ['longitude', 'latitude'].includes(registerColumns[index]?.kind ?? '')
    ? cell
    : withoutFormula(cell);
