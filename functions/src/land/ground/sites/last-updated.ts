import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { sql, type Tx } from '../../../platform/db.ts';

/** The register's column for the day of the last change. */
export const LAST_UPDATED = 'LastUpdatedDate';

/** The fields of which the database may have set one with a change: an answer about the change includes them. */
export const fieldsOfLastUpdate = (fields: Iterable<DictionaryField>): string[] =>
  [...fields].flatMap(({ standardName, dbPropertyName }) =>
    standardName === LAST_UPDATED ? [dbPropertyName] : [],
  );

/**
 * The council's field that the database sets to the day of every change that a register's reader would see
 * (`is_seen_in_register`). The database says which it is.
 */
export async function lastUpdatedField(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ field: string | null }>`
    select last_updated_field() as field`.execute(tx);
  return rows[0]?.field ?? undefined;
}
