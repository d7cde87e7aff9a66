import { route, type Route } from '../../platform/endpoint.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { recordCsv } from '../ground/search/table/record-csv.ts';
import { tableGroups, tablePage } from '../ground/search/table/table-page.ts';
import {
  exportLetters,
  getLetterFields,
  getLetterGroups,
  getLetterTable,
  type LetterRow,
} from './contract/table.ts';
import { letterRecords } from './letter-records.ts';
import { correspondenceMessages as messages } from './messages.ts';

export const letterTableRoutes: Route[] = [
  route(getLetterFields, ({ tx }) => letterRecords.dictionary(tx)),

  route(getLetterTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, letterRecords, input);
    return { records: records as LetterRow[], ...page };
  }),

  route(getLetterGroups, ({ input, tx }) => tableGroups(tx, letterRecords, input)),

  route(exportLetters, async ({ input, tx }) => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(messages.file),
      'cache-control': 'private, no-store',
    };
    return new Reply({ status: 200, bytes: await recordCsv(tx, letterRecords, input), headers });
  }),
];
