import { sql, type Tx } from '../../platform/db.ts';

/** How a column's values compare; every PostgreSQL type that a dictionary column may have falls in one. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date' | 'moment' | 'texts';

export interface SearchColumn {
  name: string;
  kind: ColumnKind;
}

/** What a council's sites can be filtered, sorted and shown by: its own dictionary, and a few of ours. */
export type SearchColumns = ReadonlyMap<string, SearchColumn>;

const OURS: SearchColumn[] = [
  { name: 'id', kind: 'number' },
  { name: 'search_text', kind: 'text' },
  { name: 'source_reference', kind: 'text' },
  { name: 'geometry_source', kind: 'text' },
  { name: 'site_tags', kind: 'texts' },
  { name: 'public_map_visibility', kind: 'boolean' },
  { name: 'created_at', kind: 'moment' },
  { name: 'updated_at', kind: 'moment' },
];

const KINDS: Record<string, ColumnKind> = {
  text: 'text',
  'character varying': 'text',
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  numeric: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'moment',
  'text[]': 'texts',
};

/** The council's columns by property name. A property that is in no dictionary is in no query. */
export async function searchColumns(
  tx: Tx,
  only: 'filterable' | 'all' = 'all',
): Promise<SearchColumns> {
  const { rows } = await sql<{ name: string; type: string }>`
    select f.db_property_name as name, format_type(a.atttypid, null) as type
      from dictionary_fields f
      join pg_attribute a on a.attname = f.db_property_name and a.attrelid = 'sites'::regclass
     where not a.attisdropped and (f.filterable or ${only === 'all'})
     order by f.position, f.db_property_name`.execute(tx);
  const columns = new Map(OURS.map((column) => [column.name, column]));
  for (const { name, type } of rows) {
    const kind = KINDS[type];
    if (kind && !columns.has(name)) columns.set(name, { name, kind });
  }
  return columns;
}
