import { dictionaryColumns } from '../../../council/ground/dictionary/queries.ts';
import type { Tx } from '../../../platform/db.ts';
import { searchableColumns } from '../sites/columns-of-every-site.ts';
import {
  columnsFrom,
  ourColumn,
  type SearchColumn,
  type SearchColumns,
} from '../../../records/search/columns.ts';

const EVERY_COUNCIL: SearchColumn[] = searchableColumns.map(({ name, kind }) =>
  ourColumn(name, kind === 'integer' ? 'number' : kind),
);

/** The columns of the council's sites. A property that is in no dictionary is in no query. */
export const searchColumns = async (tx: Tx): Promise<SearchColumns> =>
  columnsFrom(EVERY_COUNCIL, await dictionaryColumns(tx));
