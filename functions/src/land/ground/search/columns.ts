import { fieldTypeOf, type ValueKind } from '../../../council/ground/dictionary/field-types.ts';
import { columnsOf } from '../../../council/ground/dictionary/queries.ts';
import type { Tx } from '../../../platform/db.ts';
import { searchableColumns } from '../sites/columns-of-every-site.ts';
import { SITE_LIST, SITE_SELECTION } from '../../../council/ground/filters/filter.ts';

/** How a column's values compare. */
export type ColumnKind =
  'text' | 'number' | 'boolean' | 'date' | 'moment' | 'texts' | 'numbers' | 'json' | PseudoKind;
/** What is no plain column: tags stand as 'id|name', lists and selections in tables of their own. */
export type PseudoKind = 'tags' | 'list' | 'selection';

export interface SearchColumn {
  name: string;
  kind: ColumnKind;
  /** Whether it may stand in a filter; every column may be shown and sorted by. */
  filterable: boolean;
}

/** What a council's sites can be filtered, sorted and shown by: its own dictionary, and a few of ours. */
export type SearchColumns = ReadonlyMap<string, SearchColumn>;

const ours = (name: string, kind: ColumnKind): SearchColumn => ({ name, kind, filterable: true });

const EVERY_COUNCIL: SearchColumn[] = searchableColumns.map(({ name, kind }) =>
  ours(name, kind === 'integer' ? 'number' : kind),
);

const KINDS: Record<ValueKind, ColumnKind> = {
  text: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  date: 'date',
  texts: 'texts',
  numbers: 'numbers',
  json: 'json',
};

/** Properties that sites can be filtered by and neither shown nor sorted by. */
export const membership: SearchColumns = new Map(
  [ours(SITE_LIST, 'list'), ours(SITE_SELECTION, 'selection')].map((each) => [each.name, each]),
);

/** The council's columns by property name. A property that is in no dictionary is in no query. */
export async function searchColumns(tx: Tx): Promise<SearchColumns> {
  const columns = new Map(EVERY_COUNCIL.map((column) => [column.name, column]));
  for (const { dbPropertyName: name, type, filterable } of await columnsOf(tx)) {
    const kind = KINDS[fieldTypeOf(type).kind];
    if (!columns.has(name)) columns.set(name, { name, kind, filterable });
  }
  return columns;
}
