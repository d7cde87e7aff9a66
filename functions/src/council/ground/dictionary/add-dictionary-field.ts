import type { Tx } from '../../../platform/db.ts';
import { fieldTypes } from './field-types.ts';
import {
  addColumn,
  columnType,
  putInOrder,
  writeLine,
  type NewField,
} from './queries/field-columns.ts';

export type { NewField } from './queries/field-columns.ts';

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
