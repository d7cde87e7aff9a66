import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ExportColumnKind } from '../../columns.ts';
import type { ExportedRow } from '../../exported-row.ts';
import { cellText } from '../cell-text.ts';
import { csvLine } from '../../../../platform/csv-text.ts';

/** A column of the table for GDAL, typed as in a .csvt file. */
export interface TableColumn {
  name: string;
  type: 'Integer' | 'Integer64' | 'Integer(Boolean)' | 'Real' | 'String' | 'Date' | 'DateTime';
}

/** Names that no dictionary field can have, since none may end like this. */
export const KIND_COLUMN = 'shape_kind__';
const SHAPE_COLUMN = 'shape_wkt__';

/** One site's line: kind of shape, values, shape as WKT. GDAL reads such a table row by row, with exact types. */
export function tableLine(row: ExportedRow, cells: string[]): string {
  return csvLine([row.shape_kind ?? 'none', ...cells, row.shape ?? '']);
}

/** As other formats write a value, but with true and false in GDAL's form. */
export function tableCell(value: unknown, kind: ExportColumnKind): string {
  return typeof value === 'boolean' ? (value ? '1' : '0') : cellText(value, kind);
}

/** Writes the table with its types; gives its path. */
export async function writeTable(
  folder: string,
  columns: TableColumn[],
  parts: AsyncIterable<Uint8Array>,
): Promise<string> {
  const file = path.join(folder, 'sites.csv');
  const table = await open(file, 'w');
  try {
    await table.write(csvLine([KIND_COLUMN, ...columns.map(({ name }) => name), SHAPE_COLUMN]));
    for await (const part of parts) await table.write(part);
  } finally {
    await table.close();
  }
  const types = await open(path.join(folder, 'sites.csvt'), 'w');
  try {
    await types.write(csvLine(['String', ...columns.map(({ type }) => type), 'WKT']));
  } finally {
    await types.close();
  }
  return file;
}

/** How GDAL opens such a table: no value differs from an empty text, and a line may hold a boundary of any length. */
export const OPEN_TABLE = [
  'EMPTY_STRING_AS_NULL=YES',
  `GEOM_POSSIBLE_NAMES=${SHAPE_COLUMN}`,
  'KEEP_GEOM_COLUMNS=NO',
  'MAX_LINE_SIZE=-1',
];
