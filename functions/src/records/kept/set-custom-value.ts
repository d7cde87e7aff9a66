import type { Actor } from '../../platform/actor.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';
import { customColumnName } from '../custom-columns/column-types.ts';
import { customValue } from '../custom-columns/custom-value.ts';
import { customColumnMessages as messages } from '../custom-columns/messages.ts';
import { type CustomColumn, findCustomColumns } from '../custom-columns/queries.ts';
import { changeRecord } from './change-records.ts';
import type { RecordDefinition } from './record-definition.ts';
import type { RecordCalls } from './record-endpoints.ts';

/** The column that officers added under this name, as tables name it: custom_3. */
export const customColumnOf = async (
  tx: Tx,
  { table }: RecordDefinition,
  column: string,
): Promise<CustomColumn | undefined> =>
  (await findCustomColumns(tx, table)).find(({ id }) => customColumnName(id) === column);

/**
 * Sets a record's value in a column that officers added; gives the record's version. Throws not-found,
 * changed-meanwhile, and payload-invalid for an unknown column or a value that it does not take.
 */
export async function setCustomValue(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  { id, column, value, row_version: rowVersion }: ParsedOf<RecordCalls['setCustom']>,
): Promise<number> {
  const meant = await customColumnOf(tx, definition, column);
  if (!meant) throw invalidField('column', messages.unknownColumn);
  const values = { [column]: customValue(meant, value) };
  const { row_version } = await changeRecord(tx, actor, definition, id, { rowVersion, values });
  return Number(row_version);
}
