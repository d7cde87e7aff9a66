import { dictionaryColumns } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { searchableColumns } from '../sites/columns-of-every-site.ts';
import { homesColumn, homesFields } from '../sites/homes.ts';
import { homesRange } from '../sites/queries/homes.ts';
import {
  columnsFrom,
  ourColumn,
  type SearchColumn,
  type SearchColumns,
} from '../../../records/search/columns.ts';

const EVERY_COUNCIL: SearchColumn[] = searchableColumns.map(({ name, kind }) =>
  ourColumn(name, kind === 'integer' ? 'number' : kind),
);

/**
 * The columns of the council's sites. A property that is in no dictionary is in no query. The one under which homes
 * stand is searched and sorted by a site's homes, whoever says them.
 */
export async function searchColumns(tx: Tx): Promise<SearchColumns> {
  const dictionary = await dictionaryColumns(tx);
  const columns = columnsFrom(EVERY_COUNCIL, dictionary);
  const homes = homesFields(dictionary);
  const name = homesColumn(homes)?.dbPropertyName;
  const column = name === undefined ? undefined : columns.get(name);
  return column
    ? new Map([...columns, [column.name, { ...column, range: homesRange(homes) }]])
    : columns;
}
