import { route, type Route } from '../../platform/endpoint.ts';
import { Reply } from '../../platform/reply.ts';
import { attachment } from '../../platform/storage.ts';
import { siteRecords } from '../ground/search/site-records.ts';
import { tableGroups, tablePage } from '../ground/search/table/table-page.ts';
import {
  exportLetters,
  getLetterFields,
  getLetterGroups,
  getLetterTable,
  type LetterRow,
} from './contract/table.ts';
import { letterCsv } from './letter-csv.ts';
import { letterRecords } from './letter-records.ts';
import { correspondenceMessages as messages } from './messages.ts';

export const letterTableRoutes: Route[] = [
  route(getLetterFields, ({ tx }) => letterRecords.dictionary(tx)),

  route(getLetterTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, letterRecords, input);
    const names = await siteRecords.names(
      tx,
      records.map((each) => Number(each.site_id)),
    );
    const correspondence = records.map((each) => ({
      ...each,
      site_name: names.get(Number(each.site_id)) ?? '',
    }));
    return { correspondence: correspondence as LetterRow[], ...page };
  }),

  route(getLetterGroups, ({ input, tx }) =>
    tableGroups(tx, letterRecords, { ...input, limit: input.limit ?? 200 }),
  ),

  route(exportLetters, async ({ input, tx }) => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(messages.file),
      'cache-control': 'private, no-store',
    };
    return new Reply({ status: 200, bytes: await letterCsv(tx, input), headers });
  }),
];
