import { detectShapeFormat } from '../../ground/shape-files/format.ts';
import { readShapes, type FileFeature } from '../../ground/shape-files/read-shapes.ts';
import { decodeUnknownEncoding } from '../../../records/tables/encoding.ts';
import { refuseOldWorkbook } from '../../../records/tables/old-workbook.ts';
import { readWorkbook } from '../../../records/tables/workbook.ts';
import { placeColumns } from './place-columns.ts';
import { DELIMITERS, splitRecords } from '../../../records/tables/split-records.ts';
import { tableFeatures } from './table-features.ts';

/** Enough for titles and a long header. */
const SNIFFED_BYTES = 20_000;

/**
 * The features of a file: of one of GDAL's formats, or the rows of a table (CSV, XLSX) with a column of well-known text
 * or a pair of coordinates. Throws UnreadableFile.
 */
export async function readFeatures(
  bytes: Uint8Array,
): Promise<{ features: FileFeature[]; notes: string[] }> {
  if (isWorkbook(bytes)) return tableFeatures(readWorkbook(bytes));
  const delimiter = delimiterOf(bytes);
  if (delimiter === undefined) return readShapes(bytes);
  return tableFeatures([splitRecords(decodeUnknownEncoding(bytes).text, delimiter)]);
}

/** Throws UnreadableFile if the file's beginning is of no kind that `readFeatures` knows. */
export function refuseNoFeatures(bytes: Uint8Array): void {
  refuseOldWorkbook(bytes);
  if (!isWorkbook(bytes) && delimiterOf(bytes) === undefined) detectShapeFormat(bytes);
}

/** An archive that has the part which every workbook has; the names in an archive are not packed. */
function isWorkbook(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.toString('latin1', 0, 2) === 'PK' && buffer.includes('xl/workbook.xml');
}

/** What parts the cells of a table with a place column in one of its first lines; undefined for another kind of file. */
function delimiterOf(bytes: Uint8Array): string | undefined {
  const { text } = decodeUnknownEncoding(bytes.subarray(0, SNIFFED_BYTES));
  if (/^\s*[{<]/.test(text)) return undefined;
  const lines = text
    .replaceAll('"', '')
    .split(/[\r\n]+/)
    .slice(0, 10);
  return DELIMITERS.find((delimiter) =>
    lines.some((line) => {
      const cells = line.split(delimiter);
      return cells.length > 1 && placeColumns(cells) !== undefined;
    }),
  );
}
