import { sql, type Tx } from '../../../../platform/db.ts';
import type { DictionaryField } from '../field.ts';
import { fieldTypes, type FieldType, type FieldTypeId } from '../field-types.ts';

/** A field as whoever adds it says it; what is left out is as most fields have it. */
export type NewField = Pick<DictionaryField, 'dbPropertyName' | 'label'> & {
  type: FieldTypeId;
} & Partial<Omit<DictionaryField, 'type'>>;

/** The type of a column of `sites`; one of the table's own columns throws, for no field may take it over. */
export async function columnType(tx: Tx, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ type: string; described: boolean }>`
    select format_type(a.atttypid, null) as type,
           exists (select from dictionary_fields where db_property_name = ${name}) as described
      from pg_attribute a
     where a.attrelid = 'sites'::regclass and a.attname = ${name} and not a.attisdropped`.execute(
    tx,
  );
  const [row] = rows;
  if (row && !row.described) throw new Error(`sites.${name} belongs to the product`);
  return row?.type;
}

/** Gives `sites` the real column of a field, and the index that its type is searched by. */
export async function addColumn(tx: Tx, field: NewField): Promise<void> {
  const { dbPropertyName: name, type, filterable = true } = field;
  const { column, index } = fieldTypes[type];
  await sql`alter table sites add column ${sql.ref(name)} ${sql.raw(column)}`.execute(tx);
  if (index === 'none' || !filterable) return;
  const method = {
    btree: sql`btree (${sql.ref(name)})`,
    trigram: sql`gin (${sql.ref(name)} gin_trgm_ops)`,
    entries: sql`gin (${sql.ref(name)})`,
  }[index];
  await sql`create index ${sql.ref(`sites_${name}`.slice(0, 63))} on sites using ${method} where not is_deleted`.execute(
    tx,
  );
}

/** The index that walks sites in the field's order, where its type has one; a longer type would break it. */
export async function putInOrder(
  tx: Tx,
  { dbPropertyName: name, type, filterable = true }: NewField,
): Promise<void> {
  const index = sql.ref(`order_${name}`.slice(0, 63));
  const { ordered }: FieldType = fieldTypes[type];
  await (
    ordered && filterable
      ? sql`create index if not exists ${index} on sites (${sql.ref(name)}) where not is_deleted`
      : sql`drop index if exists ${index}`
  ).execute(tx);
}

/** Writes a field into the dictionary; one that is there gets the new words. */
export async function writeLine(tx: Tx, field: NewField): Promise<void> {
  await sql`
    insert into dictionary_fields (db_property_name, label, type, unit, format, description, editable,
                                   filterable, searchable, options, standard_name, position)
    values (${field.dbPropertyName}, ${field.label}, ${field.type}, ${field.unit ?? null},
            ${JSON.stringify(field.format ?? {})}::jsonb, ${field.description ?? null},
            ${field.editable ?? true}, ${field.filterable ?? true}, ${field.searchable ?? false},
            ${JSON.stringify(field.options ?? [])}::jsonb, ${field.standardName ?? null},
            coalesce(${field.position ?? null},
                     (select coalesce(max(position), 0) + 1 from dictionary_fields)))
    on conflict (db_property_name) do update
       set label = excluded.label, unit = excluded.unit, format = excluded.format, type = excluded.type,
           description = excluded.description, editable = excluded.editable,
           filterable = excluded.filterable, searchable = excluded.searchable,
           options = excluded.options, standard_name = excluded.standard_name,
           position = excluded.position`.execute(tx);
}
