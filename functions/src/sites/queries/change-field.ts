import { sql, type Tx } from '../../platform/db.ts';
import { fieldTypeOf } from '../../dictionary/field-types.ts';
import type { DictionaryField } from '../../dictionary/field.ts';
import type { SiteValue } from '../../dictionary/parse-value.ts';

/** A field's present value, as text, holding the site until the transaction ends. */
export async function lockField(
  tx: Tx,
  siteId: number,
  field: string,
): Promise<{ text: string | null } | undefined> {
  const { rows } = await sql<{ text: string | null }>`
    select ${sql.ref(field)}::text as text from sites
     where id = ${siteId} and not is_deleted for update`.execute(tx);
  return rows[0];
}

/** Writes one field. Gives the site's new row version and the value as the record now shows it. */
export async function writeField(tx: Tx, siteId: number, field: DictionaryField, value: SiteValue) {
  const { kind, column } = fieldTypeOf(field.type);
  const stored = kind === 'json' && value !== null ? JSON.stringify(value) : value;
  const { rows } = await sql<{ row_version: number; text: string | null }>`
    update sites
       set ${sql.ref(field.dbPropertyName)} = ${stored}::${sql.raw(column)},
           row_version = row_version + 1, updated_at = clock_timestamp()
     where id = ${siteId}
    returning row_version, ${sql.ref(field.dbPropertyName)}::text as text`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('A site that was locked is gone');
  return row;
}
