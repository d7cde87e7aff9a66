import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableFile } from '../../ground/shape-files/findings.ts';
import { matchHeader } from './headers.ts';

export interface CsvTable {
  headers: string[];
  /** 1-based row of the header, as a spreadsheet counts. */
  headerRow: number;
  rows: { row: number; cells: string[] }[];
}

const DELIMITERS = [',', ';', '\t', '|'];
/** Councils put titles above the header, so it is looked for in this many rows. */
const HEADER_SEARCH_ROWS = 10;
const MIN_KNOWN_HEADERS = 3;

/**
 * Splits a register into rows. Tolerates every line ending (also inside quotes), ragged rows, blank headers and rows,
 * stray quotes, and titles above the header. Throws UnreadableFile when no header row is found.
 */
export function readTable(text: string): CsvTable {
  const candidates = DELIMITERS.map((delimiter) => findHeader(splitRecords(text, delimiter)));
  const best = candidates.reduce((a, b) => (b.knownHeaders > a.knownHeaders ? b : a));
  if (best.knownHeaders < MIN_KNOWN_HEADERS) {
    throw new UnreadableFile('No row with the headers of a brownfield land register was found');
  }
  const rows = best.records
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(best.index + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { headers: best.records[best.index] ?? [], headerRow: best.index + 1, rows };
}

function splitRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    // A wrong delimiter may fail on a quote that the right one reads; if every delimiter fails, there is no header.
    if (error instanceof CsvError) return [];
    throw error;
  }
}

function findHeader(records: string[][]) {
  const counts = records
    .slice(0, HEADER_SEARCH_ROWS)
    .map((cells) => new Set(cells.map((cell) => matchHeader(cell)?.column).filter(Boolean)).size);
  const knownHeaders = Math.max(0, ...counts);
  return { records, knownHeaders, index: Math.max(0, counts.indexOf(knownHeaders)) };
}
