import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableFile } from '../imports/findings.ts';
import { tableFileMessages as messages } from './messages.ts';

/** So that a table never takes more memory than a job has; larger ones are layers in a format of GDAL's. */
const MAX_TABLE_ROWS = 50_000;

export const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Splits a text into records, once. Tolerates every line ending (also inside quotes), ragged rows and stray quotes.
 * Throws UnreadableFile for bytes that no text has and for a quotation mark that is never closed, each with its line,
 * and for more records than `most`.
 */
export function splitRecords(
  text: string,
  delimiter: string,
  { most, reason } = { most: MAX_TABLE_ROWS, reason: messages.tooManyRows },
): string[][] {
  refuseNul(text);
  const records = recordsOf(text, delimiter, most + 1);
  if (records.length > most) throw new UnreadableFile(reason(most));
  return records;
}

function recordsOf(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      to,
      record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') throw new UnreadableFile(messages.noTable);
    throw new UnreadableFile(messages.openQuote(Number(error['lines'] ?? 0)));
  }
}

function refuseNul(text: string): void {
  const nul = text.indexOf('\0');
  if (nul < 0) return;
  throw new UnreadableFile(messages.nulBytes(text.slice(0, nul).split(/\r\n?|\n/).length));
}
