import { route, type Route } from '../../platform/endpoint.ts';
import { tableGroups, tablePage } from '../../records/table/table-page.ts';
import {
  getLetterFields,
  getLetterGroups,
  getLetterTable,
  type LetterRow,
} from './contract/table.ts';
import { letterRecords } from './letter-records.ts';

export const letterTableRoutes: Route[] = [
  route(getLetterFields, ({ tx }) => letterRecords.dictionary(tx)),

  route(getLetterTable, async ({ input, tx }) => {
    const { records, ...page } = await tablePage(tx, letterRecords, input);
    return { records: records as LetterRow[], ...page };
  }),

  route(getLetterGroups, ({ input, tx }) => tableGroups(tx, letterRecords, input)),
];
