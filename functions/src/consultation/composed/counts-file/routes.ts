import { csv } from '../../../records/exports/formats/csv.ts';
import { xlsx } from '../../../records/exports/formats/xlsx/xlsx.ts';
import type { ExportColumn } from '../../../records/exports/columns.ts';
import { bytesOf } from '../../../records/exports/formats/bytes-of.ts';
import { route, type Route } from '../../../platform/endpoint.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { filtersInWords } from '../../../records/search/filters-in-words.ts';
import { representations } from '../../ground/representations/representation-records.ts';
import { count } from '../../analysis/count.ts';
import { countsTable } from '../../analysis/counts-table.ts';
import { analysisMessages as messages } from '../../analysis/messages.ts';
import { countsFile } from './contract.ts';

const FORMATS = { csv, xlsx };

const columnOf = (label: string, at: number): ExportColumn => ({
  name: `v${at}`,
  label,
  kind: at === 0 ? 'text' : 'integer',
  unit: null,
  from: 'dictionary',
  naming: false,
});

export const countsFileRoutes: Route[] = [
  route(countsFile, async ({ input, tenant, tx }) => {
    const { heads, rows } = countsTable(input, await count(tx, input));
    const format = FORMATS[input.file_type];
    const title = messages.counted(
      messages.measures[input.by],
      input.cross && messages.measures[input.cross],
    );
    const sheet = {
      title,
      council: tenant.name,
      filters: await filtersInWords(tx, representations.record, input.filters),
      sheetName: messages.sheetName,
      columns: heads.map(columnOf),
      attribution: '',
      madeAt: new Date(),
    };
    const cells = rows.map((values, id) => ({
      id,
      has_scenario: true,
      shape_kind: null,
      shape: null,
      values,
    }));
    const { bytes } = format.part(cells, sheet, 0);
    return new Reply({
      bytes: await bytesOf(format.whole(one(bytes), sheet, [])),
      headers: {
        'content-type': format.contentType,
        'content-disposition': attachment(`${title}.${format.extension}`),
      },
    });
  }),
];

async function* one(part: Uint8Array) {
  yield part;
}
