import { sql, type Tx } from '../../../../platform/db.ts';
import type { DictionaryField, DictionaryTerm } from '../field.ts';

// A field counts only while its column stands: dictionary and table can differ during a migration.
const withColumn = sql`exists (
  select from pg_attribute a
   where a.attrelid = 'sites'::regclass and a.attname = f.db_property_name and not a.attisdropped)`;

/** The council's fields in their order. */
export async function dictionaryOf(tx: Tx): Promise<DictionaryField[]> {
  const { rows } = await sql<DictionaryField>`
    select f.db_property_name as "dbPropertyName", f.label, f.type, f.unit, f.format, f.description,
           f.editable, f.filterable, f.searchable, f.position, f.standard_name as "standardName",
           coalesce((select jsonb_agg(case when jsonb_typeof(o) = 'object' then o
                                           else jsonb_build_object('value', o, 'label', o #>> '{}') end
                                      order by at)
                       from jsonb_array_elements(f.options) with ordinality as e (o, at)), '[]') as options
      from dictionary_fields f
     where ${withColumn}
     order by f.position, f.db_property_name`.execute(tx);
  return rows;
}

type QueriedField = Pick<
  DictionaryField,
  'dbPropertyName' | 'type' | 'filterable' | 'standardName'
>;

/** What a query must know of the council's fields, without what only people read of them. */
export async function dictionaryColumns(tx: Tx): Promise<QueriedField[]> {
  const { rows } = await sql<QueriedField>`
    select f.db_property_name as "dbPropertyName", f.type, f.filterable, f.standard_name as "standardName"
      from dictionary_fields f
     where ${withColumn} order by f.position, f.db_property_name`.execute(tx);
  return rows;
}

/** One field of the council, or undefined: only names found here may become columns of a query. */
export async function findDictionaryField(
  tx: Tx,
  dbPropertyName: string,
): Promise<DictionaryField | undefined> {
  return (await dictionaryOf(tx)).find((field) => field.dbPropertyName === dbPropertyName);
}

/** The council's words of one kind, or all, in their order. */
export async function termsOf(tx: Tx, kind?: DictionaryTerm['kind']): Promise<DictionaryTerm[]> {
  const { rows } = await sql<DictionaryTerm>`
    select id, kind, value, label, colour, details, position from dictionary_terms
     where ${kind ?? null}::text is null or kind = ${kind ?? null}
     order by kind, position, value`.execute(tx);
  return rows;
}

/** The different values that sites hold in this column, in order, from `after` on; at most `limit`. */
export async function columnValues(
  tx: Tx,
  { dbPropertyName }: DictionaryField,
  page: { contains?: string | undefined; limit: number },
): Promise<(string | number | boolean)[]> {
  const column = sql.ref(dbPropertyName);
  const { contains } = page;
  const { rows } = await sql<{ value: string | number | boolean }>`
    select distinct ${column} as value from sites
     where not is_deleted and ${column} is not null
       and (${contains ?? null}::text is null or strpos(lower(${column}::text), lower(${contains ?? ''})) > 0)
     order by 1 limit ${page.limit}`.execute(tx);
  return rows.map(({ value }) => value);
}

/** As columnValues, for a column that holds lists: each entry counts. */
export async function columnEntries(
  tx: Tx,
  { dbPropertyName }: DictionaryField,
  page: { contains?: string | undefined; limit: number },
): Promise<(string | number)[]> {
  const { contains } = page;
  const { rows } = await sql<{ value: string | number }>`
    select distinct value from sites, unnest(${sql.ref(dbPropertyName)}) as value
     where not is_deleted and value is not null
       and (${contains ?? null}::text is null or strpos(lower(value::text), lower(${contains ?? ''})) > 0)
     order by 1 limit ${page.limit}`.execute(tx);
  return rows.map(({ value }) => value);
}
