import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { ExportColumnKind } from '../columns.ts';
import { aboutText } from './about.ts';
import { convert, inFolder } from './gdal/convert.ts';
import { tableCell, tableLine, writeTable, type TableColumn } from './gdal/table.ts';
import { utf8, type FileFormat } from './format.ts';

const TYPES: Record<ExportColumnKind, TableColumn['type']> = {
  number: 'Real',
  integer: 'Integer64',
  boolean: 'Integer(Boolean)',
  date: 'Date',
  moment: 'DateTime',
  text: 'String',
  texts: 'String',
  numbers: 'String',
  json: 'String',
};

/** GeoPackage on the British National Grid (EPSG:27700), typed columns; attribution in its description and metadata. */
export const gpkg: FileFormat = {
  type: 'gpkg',
  extension: 'gpkg',
  contentType: 'application/geopackage+sqlite3',
  shape: 'wkt 27700',
  maxSites: 250_000,
  part: (rows, { columns }) => {
    const lines = rows.map((row) =>
      tableLine(
        row,
        columns.map(({ kind }, index) => tableCell(row.values[index], kind)),
      ),
    );
    return { bytes: utf8(lines.join('')), rows: rows.length, counts: {} };
  },
  whole: (parts, sheet, remarks) =>
    inFolder(async function* (folder) {
      const columns = sheet.columns.map(({ name, kind }) => ({ name, type: TYPES[kind] }));
      const table = await writeTable(folder, columns, parts);
      const names = columns.map(({ name }) => name).join(',');
      const out = await convert(folder, table, [
        {
          name: 'sites',
          file: 'sites.gpkg',
          options: [
            '-f',
            'GPKG',
            '-a_srs',
            'EPSG:27700',
            '-nln',
            'sites',
            '-nlt',
            'GEOMETRY',
            '-select',
            names,
            '-lco',
            'FID=feature_id',
            '-lco',
            'GEOMETRY_NAME=geometry',
            '-lco',
            `IDENTIFIER=${sheet.title}`,
            '-lco',
            `DESCRIPTION=${aboutText(sheet, remarks)}`,
            '-mo',
            `ATTRIBUTION=${sheet.attribution}`,
            '-mo',
            `TITLE=${sheet.title}`,
          ],
        },
      ]);
      yield* createReadStream(path.join(out, 'sites.gpkg'));
    }),
};
