import { planColumns } from './column-plan.ts';
import type { ColumnName } from './columns.ts';
import { decodeUnknownEncoding, type Encoding } from '../../../records/tables/encoding.ts';
import { UnreadableFile, type Finding } from '../../../records/imports/findings.ts';
import { columnHabits } from './column-habits.ts';
import { readPlaces, type RowPlace } from './place/read-places.ts';
import { settleRepeats } from './repeats.ts';
import { readRow, type RegisterRow } from './read-row.ts';
import { refuseOldWorkbook } from '../../../records/tables/old-workbook.ts';
import { registerFileMessages as messages } from './messages.ts';
import { readSheets, readTable, type CsvTable } from './table.ts';
import { readWorkbook } from '../../../records/tables/workbook.ts';
import { unwrapTable } from './unwrap-cell.ts';

export interface RegisterReading {
  encoding: Encoding | 'workbook';
  /** Columns of the standard that the file contains. */
  columns: ColumnName[];
  /** Headers outside the standard. */
  otherColumns: string[];
  sites: RegisterRow[];
  findings: Finding[];
}

/**
 * Reads a brownfield land register as councils publish it: the national standard or its form of 2017, in any usual
 * encoding, or in a workbook (XLSX). Every row ends as a site or as a 'refused' finding; every changed cell is a 'corrected' finding. Throws
 * UnreadableFile when it is not a register at all.
 */
export function readRegister(bytes: Uint8Array): RegisterReading {
  refuseOtherFormats(bytes);
  const { table, text, encoding } = isArchive(bytes)
    ? { table: readSheets(readWorkbook(bytes)), text: '\n', encoding: 'workbook' as const }
    : readText(bytes);
  const unwrapped = unwrapTable(table);
  const cut = cutRow(text, table);
  const plan = planColumns(table);
  const { habits, findings: undecided } = columnHabits(table, plan);
  const label = plan.standard.get('CoordinateReferenceSystem');
  const rows = table.rows.map(({ cells }) => cells);
  const places = readPlaces(rows, plan.pairs, label);
  const readings = table.rows.map(({ row, cells }, index) =>
    readRow(row, cells, { plan, habits, place: places[index] as RowPlace }),
  );
  const { kept, findings } = settleRepeats(readings.flatMap(({ site }) => site ?? []));
  return {
    encoding,
    columns: [...plan.standard.keys()],
    otherColumns: plan.others.map(({ header }) => header),
    sites: kept,
    findings: [
      ...plan.findings,
      ...unwrapped,
      ...cut,
      ...undecided,
      ...readings.flatMap((reading) => reading.findings),
      ...findings,
    ].sort((a, b) => a.row - b.row),
  };
}

/** Throws UnreadableFile, with its reason, if the file is no register; its rows are not read yet. */
export function refuseNoRegister(bytes: Uint8Array): void {
  refuseOtherFormats(bytes);
  planColumns(isArchive(bytes) ? readSheets(readWorkbook(bytes)) : readText(bytes).table);
}

/** The last row, if it stops short of the others and of a line end. */
function cutRow(text: string, { headers, rows }: CsvTable): Finding[] {
  const last = rows.at(-1);
  if (!last || /[\r\n]\s?$/.test(text.slice(-2)) || last.cells.length > headers.length / 2)
    return [];
  const about = { row: last.row, reference: null, column: null, from: null, to: null };
  return [{ ...about, outcome: 'asked', reason: messages.cut }];
}

function readText(bytes: Uint8Array) {
  const { text, encoding } = decodeUnknownEncoding(bytes);
  return { table: readTable(text), text, encoding };
}

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1');
const isArchive = (bytes: Uint8Array) => startOf(bytes).startsWith('PK');

function refuseOtherFormats(bytes: Uint8Array): void {
  const start = startOf(bytes);
  if (bytes.length === 0) throw new UnreadableFile('The file is empty');
  if (start.startsWith('%PDF')) throw new UnreadableFile(messages.noCsv);
  refuseOldWorkbook(bytes);
}
