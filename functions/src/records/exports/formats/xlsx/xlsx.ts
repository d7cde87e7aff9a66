import type { ExportColumn } from '../../columns.ts';
import { aboutLines } from '../about.ts';
import { headOf, inWords } from '../for-people.ts';
import { utf8, type FileFormat, type FileDescription } from '../format.ts';
import { newZip } from '../zip-stream.ts';
import { xlsxCell, columnLetters, headCell, STYLE, textCell } from './cells.ts';
import { sheetStart, workbookFiles } from './styles.ts';

/**
 * A workbook written as a stream, so that a million rows take no more memory than one page: the available libraries
 * hold every cell before they write the first. The second sheet says what the columns are and whose data it is.
 */
export const xlsx: FileFormat = {
  type: 'xlsx',
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  shape: 'none',
  maxSites: 1_000_000,
  part: (rows, { columns }, before) => {
    let cut = 0;
    const xml = rows.map(({ values }, index) => {
      const row = before + index + 2;
      const cells = columns.map((column, at) => {
        const cell = xlsxCell(inWords(values[at], column), column, `${columnLetters(at)}${row}`);
        cut += Number(cell.cut);
        return cell.xml;
      });
      return `<row r="${row}">${cells.join('')}</row>`;
    });
    return { bytes: utf8(xml.join('')), rows: rows.length, counts: { cut } };
  },
  whole: (parts, sheet, remarks) => zipped(sheet, parts, remarks),
};

async function* zipped(
  sheet: FileDescription,
  parts: AsyncIterable<Uint8Array>,
  remarks: string[],
) {
  const zip = newZip();
  for (const [name, text] of Object.entries(workbookFiles(sheet.sheetName)))
    zip.begin(name).push(utf8(text), true);
  const rows = zip.begin('xl/worksheets/sheet1.xml');
  rows.push(utf8(startOf(sheet.columns)));
  let last = 1;
  for await (const part of parts) {
    rows.push(part);
    last += rowsIn(part);
    yield* zip.take();
  }
  rows.push(utf8(`</sheetData>${filterOf(sheet.columns, last)}</worksheet>`), true);
  zip.begin('xl/worksheets/sheet2.xml').push(utf8(aboutSheet(sheet, last - 1, remarks)), true);
  yield* zip.end();
}

/** A heading row that stays in view, and widths that suit the columns' content. */
function startOf(columns: ExportColumn[]): string {
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(50, Math.max(headOf(column).length + 2, WIDTHS[column.kind]))}" customWidth="1"/>`,
  );
  const heads = columns.map((column, index) =>
    headCell(headOf(column), `${columnLetters(index)}1`),
  );
  const pane =
    '<sheetViews><sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const cols = columns.length > 0 ? `<cols>${widths.join('')}</cols>` : '';
  return `${sheetStart}${pane}${cols}<sheetData><row r="1" ht="32" customHeight="1">${heads.join('')}</row>`;
}

/** How many rows a part holds; in the text of cells the mark is escaped. */
function rowsIn(part: Uint8Array): number {
  const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  let rows = 0;
  for (let at = text.indexOf('</row>'); at >= 0; at = text.indexOf('</row>', at + 1)) rows++;
  return rows;
}

/** The arrows of a filter on every heading, over all rows. */
const filterOf = (columns: ExportColumn[], last: number) =>
  columns.length > 0 ? `<autoFilter ref="A1:${columnLetters(columns.length - 1)}${last}"/>` : '';

const WIDTHS: Record<ExportColumn['kind'], number> = {
  number: 12,
  integer: 12,
  boolean: 10,
  date: 12,
  moment: 17,
  text: 28,
  texts: 28,
  numbers: 20,
  json: 28,
};

function aboutSheet(sheet: FileDescription, count: number, remarks: string[]): string {
  const lines: [string, string][] = [
    ...aboutLines(sheet, remarks),
    ['Rows', count.toLocaleString('en-GB')],
  ];
  const rows = lines.map(([name, value], index) => {
    const row = index + 1;
    return `<row r="${row}">${textCell(name, `A${row}`, STYLE.wrapped)}${textCell(value, `B${row}`, STYLE.wrapped)}</row>`;
  });
  const columns = sheet.columns.map(({ name, label, unit }, index) => {
    const row = lines.length + 3 + index;
    return `<row r="${row}">${textCell(label, `A${row}`, STYLE.wrapped)}${textCell(name, `B${row}`, STYLE.wrapped)}${textCell(unit ?? '', `C${row}`, STYLE.wrapped)}</row>`;
  });
  const at = lines.length + 2;
  const heads = ['Column', 'Field', 'Unit'].map((head, index) =>
    headCell(head, `${columnLetters(index)}${at}`),
  );
  const cols =
    '<cols><col min="1" max="1" width="32" customWidth="1"/><col min="2" max="2" width="70" customWidth="1"/></cols>';
  return `${sheetStart}${cols}<sheetData>${rows.join('')}<row r="${at}">${heads.join('')}</row>${columns.join('')}</sheetData></worksheet>`;
}
