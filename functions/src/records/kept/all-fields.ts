import {
  type ConstantField,
  constantDictionary,
} from '../../council/ground/dictionary/constant-fields.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { SearchColumn, SearchColumns } from '../search/columns.ts';
import type { Tx } from '../../platform/db.ts';
import { customFields, customOptions } from './custom-fields.ts';
import type { RecordTableName } from '../custom-columns/column-types.ts';
import { findCustomColumns } from '../custom-columns/queries.ts';
import {
  type RecordField,
  recordSearchColumns,
  type RecordDefinition,
} from './record-definition.ts';

type FieldsAndTable = Pick<RecordDefinition, 'fields' | 'table'>;

/** Every field of a type of record: those of every council, then the columns that officers added. */
export const allFields = async (
  tx: Tx,
  { fields, table }: FieldsAndTable,
): Promise<RecordField[]> => [...fields, ...customFields(await findCustomColumns(tx, table))];

/** All of them as a dictionary describes the fields of a site; `options` by property name. */
export async function recordDictionary(
  tx: Tx,
  table: RecordTableName,
  fields: readonly ConstantField[],
  options: Readonly<Record<string, readonly string[]>>,
): Promise<DictionaryField[]> {
  const added = await findCustomColumns(tx, table);
  return constantDictionary([...fields, ...customFields(added)], {
    ...options,
    ...customOptions(added),
  });
}

/** The columns that search, sort and groups know: of all fields, and `more` that no field describes. */
export const allColumns = async (
  tx: Tx,
  definition: FieldsAndTable,
  more: readonly SearchColumn[] = [],
): Promise<SearchColumns> => recordSearchColumns(await allFields(tx, definition), more);
