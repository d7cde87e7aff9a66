import { UnreadableFile } from '../../../records/imports/findings.ts';
import { decodeUnknownEncoding } from '../../../records/tables/encoding.ts';
import { refuseOldWorkbook } from '../../../records/tables/old-workbook.ts';
import { DELIMITERS, splitRecords } from '../../../records/tables/split-records.ts';
import { readWorkbook } from '../../../records/tables/workbook.ts';
import { intakeMessages as messages } from '../messages.ts';
import { fieldOfHeader } from './match-columns.ts';

export interface ReadTable {
  headers: string[];
  /** With their numbers, as a spreadsheet counts. */
  rows: { row: number; cells: string[] }[];
}

const MAX_TABLE_ROWS = 50_000;
/** Titles and notes may stand above the headings. */
const HEADER_SEARCH_ROWS = 10;
const SNIFFED_CHARACTERS = 20_000;
const ROW_LIMIT = { most: MAX_TABLE_ROWS, reason: messages.tooManyRows };

/** The rows of a CSV file or a workbook below their headings. Throws UnreadableFile. */
export function readTableFile(bytes: Uint8Array): ReadTable {
  refuseOldWorkbook(bytes);
  const records = isZip(bytes) ? bestSheet(readWorkbook(bytes)) : csvRecords(bytes);
  const at = headerRow(records);
  const headers = (records[at] ?? []).map((cell) => cell.trim());
  const rows = records
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new UnreadableFile(messages.noRows);
  return { headers: distinct(headers), rows };
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

function csvRecords(bytes: Uint8Array): string[][] {
  const { text } = decodeUnknownEncoding(bytes);
  const start = text.slice(0, SNIFFED_CHARACTERS);
  const columns = (delimiter: string) =>
    (start.split(/[\r\n]/, 1)[0] ?? '').split(delimiter).length;
  const delimiter = DELIMITERS.reduce((a, b) => (columns(b) > columns(a) ? b : a));
  return splitRecords(text, delimiter, ROW_LIMIT);
}

const knownIn = (cells: readonly string[]) =>
  new Set(cells.flatMap((cell) => fieldOfHeader(cell) ?? [])).size;

const bestSheet = (sheets: string[][][]): string[][] => {
  const known = (records: string[][]) =>
    Math.max(0, ...records.slice(0, HEADER_SEARCH_ROWS).map(knownIn));
  return sheets.reduce((a, b) => (known(b) > known(a) ? b : a), sheets[0] ?? []);
};

/** The row with the most headings that we know; else the first that is filled. */
function headerRow(records: string[][]): number {
  const counts = records.slice(0, HEADER_SEARCH_ROWS).map(knownIn);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  return Math.max(
    0,
    records.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
}

/** Headings name columns, so two of the same name are numbered, and one without is called by its letter. */
function distinct(headers: string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header, at) => {
    const name = header.slice(0, 300) || `Column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
