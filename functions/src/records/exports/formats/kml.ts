import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ExportColumn } from '../columns.ts';
import { aboutText } from './about.ts';
import { cellText } from './cell-text.ts';
import { convert, inFolder } from './gdal/convert.ts';
import { tableLine, writeTable } from './gdal/table.ts';
import { utf8, type FileFormat, type FileDescription } from './format.ts';

const NAME_COLUMN = 'placemark_name__';
const DOCUMENT = '<Document id="root_doc">';

/** KML in longitude and latitude; values as text (the format knows no dates), the attribution as the document's description. */
export const kml: FileFormat = {
  type: 'kml',
  extension: 'kml',
  contentType: 'application/vnd.google-earth.kml+xml',
  shape: 'wkt 4326',
  maxSites: 100_000,
  part: (rows, { columns }) => {
    const naming = namingColumn(columns);
    const lines = rows.map((row) => {
      const name = naming < 0 ? '' : cellText(row.values[naming], 'text');
      const cells = columns.map(({ kind }, index) =>
        withoutControls(cellText(row.values[index], kind)),
      );
      return tableLine(row, [withoutControls(name || String(row.id)), ...cells]);
    });
    return { bytes: utf8(lines.join('')), rows: rows.length, counts: {} };
  },
  whole: (parts, sheet, remarks) =>
    inFolder(async function* (folder) {
      const columns = sheet.columns.map(({ name, kind }) => ({
        name,
        type:
          kind === 'number'
            ? ('Real' as const)
            : kind === 'integer'
              ? ('Integer' as const)
              : ('String' as const),
      }));
      const table = await writeTable(
        folder,
        [{ name: NAME_COLUMN, type: 'String' }, ...columns],
        parts,
      );
      const names = [NAME_COLUMN, ...columns.map(({ name }) => name)].join(',');
      const out = await convert(folder, table, [
        {
          name: 'sites',
          file: 'sites.kml',
          count: placemarksIn,
          options: [
            '-f',
            'KML',
            '-a_srs',
            'EPSG:4326',
            '-nln',
            'Sites',
            '-select',
            names,
            '-dsco',
            `NameField=${NAME_COLUMN}`,
          ],
        },
      ]);
      yield* described(createReadStream(path.join(out, 'sites.kml')), sheet, remarks);
    }),
};

async function placemarksIn(file: string): Promise<number> {
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    if (/^\s*<Placemark>/.test(line)) count += 1;
  return count;
}

/** The column that names a placemark: a field that people search by, otherwise the reference. */
function namingColumn(columns: ExportColumn[]): number {
  const byWords = columns.findIndex(({ naming }) => naming);
  return byWords >= 0 ? byWords : columns.findIndex(({ name }) => name === 'source_reference');
}

/** XML does not allow them, and GDAL writes them unchanged. */
function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what XML 1.0 has no place for
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

/** GDAL's driver writes no description of the document; it belongs right after its start. */
async function* described(
  chunks: AsyncIterable<Uint8Array>,
  sheet: FileDescription,
  remarks: string[],
) {
  const about = `<name>${xml(sheet.title)}</name><description>${xml(aboutText(sheet, remarks))}</description>`;
  let first = true;
  for await (const chunk of chunks) {
    if (!first) {
      yield chunk;
      continue;
    }
    first = false;
    const bytes = Buffer.from(chunk);
    const at = bytes.indexOf(DOCUMENT) + DOCUMENT.length;
    if (at < DOCUMENT.length) throw new Error('KML without a document');
    yield bytes.subarray(0, at);
    yield utf8(`\n${about}`);
    yield bytes.subarray(at);
  }
}

const xml = (text: string) =>
  withoutControls(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
