import { UnreadableFile } from '../../../records/imports/findings.ts';
import { matchHeader } from './headers.ts';
import { DELIMITERS, splitRecords } from '../../../records/tables/split-records.ts';
import { registerFileMessages as messages } from './messages.ts';

export interface CsvTable {
  headers: string[];
  /** 1-based row of the header, as a spreadsheet counts. */
  headerRow: number;
  rows: { row: number; cells: string[] }[];
}

/** Councils put titles above the header, so it is looked for in this many rows. */
const HEADER_SEARCH_ROWS = 10;
const MIN_KNOWN_HEADERS = 3;
/** The largest register of a council has under 3,000; all of England's together have under 40,000. */
const MAX_REGISTER_ROWS = 20_000;
const ROW_LIMIT = { most: MAX_REGISTER_ROWS, reason: messages.tooManyRows };
/** Enough for titles and a long header. */
const SNIFFED_CHARACTERS = 20_000;
/** A register on its side has a column of the standard in each of so many rows. */
const MAX_COLUMNS = 60;

/**
 * Splits a register into rows. Tolerates every line ending (also inside quotes), ragged rows, blank headers and rows,
 * stray quotes, titles above the header and a header on two rows. Throws UnreadableFile with what is wrong: no header,
 * a quotation mark that is never closed, a register that lies on its side.
 */
export function readTable(text: string): CsvTable {
  return tableOf(splitRecords(text, delimiterOf(text), ROW_LIMIT));
}

/** The register in a workbook: its sheet with the most headers of the standard. Throws UnreadableFile. */
export function readSheets(sheets: string[][][]): CsvTable {
  const known = (records: string[][]) => findHeader(records).knownHeaders;
  return tableOf(sheets.reduce((a, b) => (known(b) > known(a) ? b : a), []));
}

function tableOf(records: string[][]): CsvTable {
  if (records.length > MAX_REGISTER_ROWS)
    throw new UnreadableFile(messages.tooManyRows(MAX_REGISTER_ROWS));
  const { index, knownHeaders } = findHeader(records);
  if (knownHeaders < MIN_KNOWN_HEADERS) {
    const onItsSide = knownIn(records.slice(0, MAX_COLUMNS).map(([first = '']) => first));
    throw new UnreadableFile(
      onItsSide < MIN_KNOWN_HEADERS ? messages.noHeader : messages.onItsSide,
    );
  }
  const [first = [], second = []] = records.slice(index);
  const twoRows = isSecondHeader(first, second);
  const headers = twoRows ? joinedHeaders(first, second) : first;
  const rows = records
    .map((cells, at) => ({ row: at + 1, cells }))
    .slice(index + (twoRows ? 2 : 1))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { headers, headerRow: index + 1, rows };
}

/** The delimiter that shows the most known headers in the first lines; only then is the file split, once. */
function delimiterOf(text: string): string {
  const start = text.slice(0, SNIFFED_CHARACTERS).replaceAll('"', '');
  const known = (delimiter: string) =>
    knownIn(start.split(/[\r\n]+/).flatMap((line) => line.split(delimiter)));
  return DELIMITERS.map((delimiter) => ({ delimiter, known: known(delimiter) })).reduce((a, b) =>
    b.known > a.known ? b : a,
  ).delimiter;
}

const knownIn = (cells: string[]) =>
  new Set(cells.flatMap((cell) => matchHeader(cell)?.column ?? [])).size;

/** A second row of headers says what stands under a heading of the first; it has no reference. */
function isSecondHeader(first: string[], second: string[]): boolean {
  const filled = second.filter((cell) => cell.trim() !== '');
  const reference = first.findIndex((cell) => matchHeader(cell)?.column === 'SiteReference');
  return (second[reference] ?? '').trim() === '' && filled.length > 1 && knownIn(filled) > 1;
}

const joinedHeaders = (first: string[], second: string[]) =>
  Array.from({ length: Math.max(first.length, second.length) }, (_, at) =>
    matchHeader(second[at] ?? '') ? (second[at] ?? '') : (first[at] ?? ''),
  );

function findHeader(records: string[][]) {
  const counts = records.slice(0, HEADER_SEARCH_ROWS).map(knownIn);
  const knownHeaders = Math.max(0, ...counts);
  return { records, knownHeaders, index: Math.max(0, counts.indexOf(knownHeaders)) };
}
