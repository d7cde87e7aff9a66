import { fieldTypeOf, type ValueKind } from '../../dictionary/field-types.ts';
import { columnsOf } from '../../dictionary/queries.ts';
import type { Tx } from '../../platform/db.ts';

/** How a column's values compare. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'moment' | 'texts';

export interface SearchColumn {
  name: string;
  kind: ColumnKind;
  /** Whether it may stand in a filter; every column may be shown and sorted by. */
  filterable: boolean;
}

/** What a council's sites can be filtered, sorted and shown by: its own dictionary, and a few of ours. */
export type SearchColumns = ReadonlyMap<string, SearchColumn>;

const ours = (name: string, kind: ColumnKind): SearchColumn => ({ name, kind, filterable: true });

const EVERY_COUNCIL: SearchColumn[] = [
  ours('id', 'number'),
  ours('search_text', 'text'),
  ours('source_reference', 'text'),
  ours('geometry_source', 'text'),
  ours('site_tags', 'texts'),
  ours('public_map_visibility', 'boolean'),
  ours('created_at', 'moment'),
  ours('updated_at', 'moment'),
];

const KINDS: Record<ValueKind, ColumnKind | undefined> = {
  text: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  date: 'date',
  texts: 'texts',
  numbers: undefined,
  json: undefined,
};

/** The council's columns by property name. A property that is in no dictionary is in no query. */
export async function searchColumns(tx: Tx): Promise<SearchColumns> {
  const columns = new Map(EVERY_COUNCIL.map((column) => [column.name, column]));
  for (const { dbPropertyName: name, type, filterable } of await columnsOf(tx)) {
    const kind = KINDS[fieldTypeOf(type).kind];
    if (kind && !columns.has(name)) columns.set(name, { name, kind, filterable });
  }
  return columns;
}
