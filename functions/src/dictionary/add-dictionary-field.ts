import { sql, type Tx } from '../platform/db.ts';
import type { DictionaryField } from './field.ts';
import { fieldTypes, type FieldType, type FieldTypeId } from './field-types.ts';

export type NewField = Pick<DictionaryField, 'dbPropertyName' | 'label'> & {
  type: FieldTypeId;
} & Partial<Omit<DictionaryField, 'type'>>;

const NAME = /^[a-z][a-z0-9_]{0,59}$/;

/**
 * Gives the council a field: its line in the dictionary, the real column of `sites` and its index.
 * `ownerTx` is a transaction of the schema's owner with search_path on the council (councils cannot
 * change tables). A field that is there keeps its column and gets the new words; another type for the
 * same column throws.
 */
export async function addDictionaryField(ownerTx: Tx, field: NewField): Promise<void> {
  const { dbPropertyName, type } = field;
  if (!NAME.test(dbPropertyName)) throw new Error(`Not a property name: ${dbPropertyName}`);
  const standing = await columnType(ownerTx, dbPropertyName);
  const { column } = fieldTypes[type];
  if (standing === undefined) await addColumn(ownerTx, field);
  else if (standing !== column)
    throw new Error(`sites.${dbPropertyName} is ${standing}, and ${type} needs ${column}`);
  await putInOrder(ownerTx, field);
  await writeLine(ownerTx, field);
}

/** The type of a column of `sites`; one of the table's own columns throws, for no field may take it over. */
async function columnType(tx: Tx, name: string): Promise<string | undefined> {
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

async function addColumn(tx: Tx, field: NewField): Promise<void> {
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
async function putInOrder(
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

async function writeLine(tx: Tx, field: NewField): Promise<void> {
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
