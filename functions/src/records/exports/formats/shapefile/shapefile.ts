import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ExportColumnKind } from '../../columns.ts';
import { aboutText } from '../about.ts';
import { convert, inFolder, type Conversion } from '../gdal/convert.ts';
import { KIND_COLUMN, tableCell, tableLine, writeTable, type TableColumn } from '../gdal/table.ts';
import { utf8, type FileFormat, type FileDescription } from '../format.ts';
import { newZip } from '../zip-stream.ts';
import { cutText } from './cut-text.ts';
import { shortNames } from './short-names.ts';

const TYPES: Record<ExportColumnKind, TableColumn['type']> = {
  number: 'Real',
  integer: 'Integer64',
  boolean: 'Integer(Boolean)',
  date: 'Date',
  // A dBASE table has dates, but no times.
  moment: 'String',
  text: 'String',
  texts: 'String',
  numbers: 'String',
  json: 'String',
};

/** A shapefile holds one kind of shape; sites without any come only as a table. */
const KINDS = [
  { name: 'sites_polygons', kinds: ['polygon', 'multipolygon'], type: 'MULTIPOLYGON' },
  { name: 'sites_points', kinds: ['point'], type: 'POINT' },
  { name: 'sites_multipoints', kinds: ['multipoint'], type: 'MULTIPOINT' },
  { name: 'sites_lines', kinds: ['linestring', 'multilinestring'], type: 'MULTILINESTRING' },
  { name: 'sites_without_place', kinds: ['none', 'geometrycollection'], type: 'NONE' },
];

/** Zipped shapefiles on the British National Grid, one for each kind of shape, with the full names of their fields beside them. */
export const shapefile: FileFormat = {
  type: 'shp',
  extension: 'zip',
  contentType: 'application/zip',
  shape: 'wkt 27700',
  maxSites: 250_000,
  part: (rows, { columns }) => {
    let cut = 0;
    const lines = rows.map((row) => {
      const cells = columns.map(({ kind }, index) => {
        const text = tableCell(row.values[index], kind);
        const kept = cutText(text);
        if (kept !== text) cut += 1;
        return kept;
      });
      return tableLine(row, cells);
    });
    return { bytes: utf8(lines.join('')), rows: rows.length, counts: { cut } };
  },
  whole: (parts, sheet, remarks) =>
    inFolder(async function* (folder) {
      const names = shortNames(sheet.columns.map(({ name }) => name));
      const columns = sheet.columns.map(({ kind }, index) => ({
        name: names[index] as string,
        type: TYPES[kind],
      }));
      const table = await writeTable(folder, columns, parts);
      const out = await convert(
        folder,
        table,
        KINDS.map((kind) => conversionOf(kind, names)),
      );
      yield* zipped(out, readmeOf(sheet, names, remarks));
    }),
};

function conversionOf({ name, kinds, type }: (typeof KINDS)[number], names: string[]): Conversion {
  const where = `${KIND_COLUMN} in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
  const system = type === 'NONE' ? [] : ['-a_srs', 'EPSG:27700'];
  return {
    name,
    file: `${name}.${type === 'NONE' ? 'dbf' : 'shp'}`,
    options: [
      '-f',
      'ESRI Shapefile',
      ...system,
      '-nlt',
      type,
      '-where',
      where,
      '-select',
      names.join(','),
      '-lco',
      'ENCODING=UTF-8',
    ],
  };
}

/** Everything that has rows, and the readme. */
async function* zipped(folder: string, readme: string) {
  const zip = newZip();
  zip.begin('README.txt').push(utf8(readme), true);
  for (const { name } of KINDS) {
    if ((await rowsOf(path.join(folder, `${name}.dbf`))) === 0) continue;
    for (const file of (await readdir(folder)).filter((each) => path.parse(each).name === name)) {
      const entry = zip.begin(file);
      for await (const chunk of createReadStream(path.join(folder, file))) {
        entry.push(chunk as Uint8Array);
        yield* zip.take();
      }
      entry.push(new Uint8Array(), true);
    }
  }
  yield* zip.end();
}

/** Records of a dBASE table: four bytes of its head. */
async function rowsOf(table: string): Promise<number> {
  const file = await open(table).catch(() => undefined);
  if (!file) return 0;
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readUInt32LE(4);
  } finally {
    await file.close();
  }
}

function readmeOf(sheet: FileDescription, names: string[], remarks: string[]): string {
  const fields = sheet.columns.map(
    ({ name, label, unit }, index) =>
      `${(names[index] ?? '').padEnd(12)}${name.padEnd(34)}${label}${unit ? ` (${unit})` : ''}`,
  );
  const head = `${'Field'.padEnd(12)}${'Full name'.padEnd(34)}Label`;
  const about = aboutText(sheet, remarks);
  return `${about}\n\nA shapefile's field names have at most 10 letters and its texts 254 bytes.\n\n${head}\n${fields.join('\n')}\n`.replaceAll(
    '\n',
    '\r\n',
  );
}
