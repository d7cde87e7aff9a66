import { unzipSync } from 'fflate';
import { UnreadableFile } from '../imports/findings.ts';
import { tableFileMessages as messages } from './messages.ts';
import {
  attribute,
  workbookCellText,
  dateStylesOf,
  sharedTexts,
  type WorkbookWords,
} from './workbook-cells.ts';
import { elementsIn } from '../../platform/markup.ts';

const PARTS = /^xl\/(?:workbook|styles|sharedStrings|worksheets\/[^/]+)\.xml$/i;
/** Of XML, which is ten times as long as what it says. */
const MAX_UNPACKED_XML = 32 * 1024 * 1024;
const MAX_SHEET_COLUMNS = 1_000;
const MAX_SHEET_ROWS = 50_000;
const ROW = { open: /<(?:\w+:)?row\b[^<>]*>/g, close: /<\/(?:\w+:)?row>/g };
const CELL = { open: /<(?:\w+:)?c\b[^<>]*>/g, close: /<\/(?:\w+:)?c>/g };

/**
 * The sheets of an XLSX workbook, each as rows of texts; a sheet's rows keep their numbers. The sizes that the archive
 * claims are checked before anything is unpacked. Throws UnreadableFile.
 */
export function readWorkbook(bytes: Uint8Array): string[][][] {
  const parts = unpacked(bytes);
  const text = (name: string) => {
    const part = parts[name];
    return part ? new TextDecoder().decode(part) : '';
  };
  const words: WorkbookWords = {
    shared: sharedTexts(text('xl/sharedStrings.xml')),
    dateStyles: dateStylesOf(text('xl/styles.xml')),
    from1904: /date1904="(?:1|true)"/.test(text('xl/workbook.xml')),
  };
  const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
  if (sheets.length === 0) throw new UnreadableFile(messages.noWorkbook);
  return sheets.toSorted().map((name) => sheetRows(text(name), words));
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        total += originalSize;
        if (total > MAX_UNPACKED_XML) throw new UnreadableFile(messages.tooLargeWorkbook);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(messages.noWorkbook);
  }
}

function sheetRows(xml: string, words: WorkbookWords): string[][] {
  const rows: string[][] = [];
  for (const { tag, inside } of elementsIn(xml, ROW)) {
    const number = Number(attribute(tag, 'r') ?? rows.length + 1);
    if (!(number > rows.length && number <= MAX_SHEET_ROWS)) continue;
    while (rows.length < number - 1) rows.push([]);
    rows.push(rowCells(inside, words));
  }
  return rows;
}

function rowCells(xml: string, words: WorkbookWords): string[] {
  const cells: string[] = [];
  for (const { tag, inside } of elementsIn(xml, CELL)) {
    const letters = /^[A-Z]+/.exec(attribute(tag, 'r') ?? '')?.[0];
    const at = letters === undefined ? cells.length : columnOf(letters);
    if (at >= MAX_SHEET_COLUMNS) continue;
    while (cells.length < at) cells.push('');
    cells[at] = workbookCellText(tag, inside, words);
  }
  return cells;
}

/** The column that spreadsheets call A, Z or AA, from 0. */
const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
