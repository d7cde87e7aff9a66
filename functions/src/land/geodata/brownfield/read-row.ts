import type { RegisterCellRead } from './cells/cell.ts';
import { readCountRange } from './cells/number.ts';
import { columnNames, standardColumns, type ColumnName } from './columns.ts';
import type { ColumnPlan } from './column-plan.ts';
import type { Finding } from '../../ground/shape-files/findings.ts';
import { readPosition, type Position } from './position.ts';
import { readCell } from './read-cell.ts';

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
export function readRow(row: number, cells: string[], plan: ColumnPlan): RowReading {
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

  const place = readPosition(raw('GeoX'), raw('GeoY'), raw('CoordinateReferenceSystem'));
  if (reference === '' || !place.position) {
    const refusal = reference === '' ? 'SiteReference is blank' : (place.refused ?? '');
    return { site: null, findings: [{ ...refusedRow(row, reference), reason: refusal }] };
  }
  if (place.swapped) {
    say('corrected', 'GeoX', raw('GeoX'), String(place.position.x), 'GeoX and GeoY were swapped');
    say('corrected', 'GeoY', raw('GeoY'), String(place.position.y), 'GeoX and GeoY were swapped');
  }
  for (const axis of ['GeoX', 'GeoY'] as const) {
    const [written, value] = [
      raw(axis).trim(),
      axis === 'GeoX' ? place.position.x : place.position.y,
    ];
    if (!place.swapped && !/^[+-]?[\d.]+$/.test(written)) {
      say(
        'corrected',
        axis,
        raw(axis),
        String(value),
        'Written with separators, a sign or a letter',
      );
    }
  }
  if (place.system) {
    say(
      'corrected',
      'CoordinateReferenceSystem',
      raw('CoordinateReferenceSystem'),
      place.system.name,
      place.system.why,
    );
  }

  const values: RowValues = {};
  const spread = spreadRange(raw);
  for (const column of columnNames) {
    const { kind } = standardColumns[column];
    if (kind === 'coordinate' || kind === 'system' || !plan.standard.has(column)) continue;
    const cell: RegisterCellRead = spread?.[column] ?? readCell(kind, raw(column));
    if (cell.refused) say('refused', column, raw(column), null, cell.refused);
    else values[column] = cell.value;
    if (cell.corrected)
      say('corrected', column, raw(column), String(cell.value ?? ''), cell.corrected);
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

type Say = (
  outcome: Finding['outcome'],
  column: string,
  from: string,
  to: string,
  reason: string,
) => void;

/** Some registers keep name and address in separate columns; the standard has one. */
function joinNameAndAddress(values: RowValues, say: Say): void {
  if (values.SiteNameAddress || !(values.SiteName || values.SiteAddress)) return;
  const joined = [values.SiteName, values.SiteAddress].filter(Boolean).join(', ');
  values.SiteNameAddress = joined;
  say('corrected', 'SiteNameAddress', '', joined, 'Joined from SiteName and SiteAddress');
}

/** '10-15' in either column of the range, with the other blank or identical, fills both. */
function spreadRange(
  raw: (column: ColumnName) => string,
): Partial<Record<ColumnName, RegisterCellRead>> | undefined {
  const [from, to] = [raw('NetDwellingsRangeFrom'), raw('NetDwellingsRangeTo')];
  const range = readCountRange(from) ?? readCountRange(to);
  if (!range || (from.trim() !== '' && to.trim() !== '' && from.trim() !== to.trim()))
    return undefined;
  const corrected = 'A range was written in one cell';
  return {
    NetDwellingsRangeFrom: { value: range[0], corrected },
    NetDwellingsRangeTo: { value: range[1], corrected },
  };
}

function orderRange(values: RowValues, say: Say): void {
  const { NetDwellingsRangeFrom: from, NetDwellingsRangeTo: to } = values;
  if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return;
  values.NetDwellingsRangeFrom = to;
  values.NetDwellingsRangeTo = from;
  say(
    'corrected',
    'NetDwellingsRangeFrom',
    String(from),
    String(to),
    'The range began with its end',
  );
  say('corrected', 'NetDwellingsRangeTo', String(to), String(from), 'The range began with its end');
}
