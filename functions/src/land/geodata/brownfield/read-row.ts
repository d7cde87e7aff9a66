import type { RegisterCellRead } from './cells/cell.ts';
import { columnNames, standardColumns, type ColumnName } from './columns.ts';
import { orderRange, spreadRange } from './dwelling-range.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { Finding } from '../../../records/imports/findings.ts';
import type { ColumnHabits } from './column-habits.ts';
import type { Position } from './place/position.ts';
import type { RowPlace } from './place/read-places.ts';
import { readCell } from './read-cell.ts';

/** Reports what became of a cell of the row. */
export type Say = (
  outcome: Finding['outcome'],
  column: string,
  from: string,
  to: string,
  reason: string,
) => void;

export type RowValues = Partial<Record<ColumnName, string | number | null>>;

/**
 * One site of the register, in the standard's values. A column that the file lacks, or a refused cell, has no key.
 */
export interface RegisterRow {
  row: number;
  reference: string;
  values: RowValues;
  /** Values under headers that are not in the standard. */
  others: Record<string, string>;
  position: Position;
}

export interface RowReading {
  site: RegisterRow | null;
  findings: Finding[];
}

/** Reads one row. It is refused without a reference or a location; a cell that cannot be read is left blank. */
export function readRow(
  row: number,
  cells: string[],
  { plan, habits, place }: { plan: ColumnPlan; habits: ColumnHabits; place: RowPlace },
): RowReading {
  const raw = (column: ColumnName) => cells[plan.standard.get(column) ?? -1] ?? '';
  const reference = raw('SiteReference').trim().replace(/\s+/g, ' ');
  const findings: Finding[] = [];
  const say = (
    outcome: Finding['outcome'],
    column: string | null,
    from: string | null,
    to: string | null,
    reason: string,
  ) => findings.push({ row, reference: reference || null, outcome, column, from, to, reason });

  if (reference === '' || 'refused' in place) {
    const refusal =
      reference === '' ? 'SiteReference is blank' : 'refused' in place ? place.refused : '';
    return { site: null, findings: [{ ...refusedRow(row, reference), reason: refusal }] };
  }
  for (const { outcome, column, from, to, reason } of place.findings)
    say(outcome, column, from, to, reason ?? '');

  const values: RowValues = {};
  const spread = spreadRange(raw);
  for (const column of columnNames) {
    const { kind } = standardColumns[column];
    if (kind === 'coordinate' || kind === 'system' || !plan.standard.has(column)) continue;
    const cell: RegisterCellRead = spread?.[column] ?? readCell(kind, raw(column), habits[column]);
    if (cell.refused) say('refused', column, raw(column), null, cell.refused);
    else values[column] = cell.value;
    const to = String(cell.value ?? '');
    if (cell.corrected) say('corrected', column, raw(column), to, cell.corrected);
    if (cell.asked) say('asked', column, raw(column), to, cell.asked);
    if (cell.nothing) say('blank', column, raw(column), null, cell.nothing);
  }
  joinNameAndAddress(values, say);
  orderRange(values, say);
  const others = Object.fromEntries(
    plan.others.map(({ header, index }) => [header, (cells[index] ?? '').trim()]),
  );
  return { site: { row, reference, values, others, position: place.position }, findings };
}

function refusedRow(row: number, reference: string): Finding {
  return {
    row,
    reference: reference || null,
    outcome: 'refused',
    column: null,
    from: null,
    to: null,
    reason: null,
  };
}

/** Some registers keep name and address in separate columns; the standard has one. */
function joinNameAndAddress(values: RowValues, say: Say): void {
  if (values.SiteNameAddress || !(values.SiteName || values.SiteAddress)) return;
  const joined = [values.SiteName, values.SiteAddress].filter(Boolean).join(', ');
  values.SiteNameAddress = joined;
  say('corrected', 'SiteNameAddress', '', joined, 'Joined from SiteName and SiteAddress');
}
