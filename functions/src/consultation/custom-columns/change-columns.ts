import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { CustomTable } from '../../records/custom-columns/column-types.ts';
import { customColumnMessages as messages } from '../../records/custom-columns/messages.ts';
import { findCustomColumns } from '../../records/custom-columns/queries.ts';
import {
  type addCustomColumn,
  type changeCustomColumn,
  type CustomColumnAnswer,
  MAX_CUSTOM_COLUMNS,
} from './contract.ts';
import {
  columnsWithCounts,
  dropColumn,
  holdColumn,
  insertColumn,
  recordsWithOption,
  rewriteColumn,
} from './queries.ts';

const columnChanges = { entity: 'custom-column' } as const;

/** Adds a column. Throws payload-invalid where the table has one of that name, or too many. */
export async function addColumnTo(
  tx: Tx,
  actor: Actor,
  given: ParsedOf<typeof addCustomColumn>,
): Promise<CustomColumnAnswer> {
  const { table } = given;
  if ((await findCustomColumns(tx, table)).length >= MAX_CUSTOM_COLUMNS)
    throw invalidField('name', messages.tooMany(MAX_CUSTOM_COLUMNS));
  const id = await insertColumn(tx, given);
  if (id === undefined) throw invalidField('name', messages.nameTaken);
  await changed(tx, actor, { of: columnChanges, ids: [id], kind: 'created' });
  return requireAnswer(tx, table, id);
}

/**
 * Renames a column, or changes what can be chosen in it. Throws not-found, changed-meanwhile, and payload-invalid where
 * an option that is taken away stands in a record.
 */
export async function changeColumn(
  tx: Tx,
  actor: Actor,
  { id, name, options, row_version }: ParsedOf<typeof changeCustomColumn>,
): Promise<CustomColumnAnswer> {
  const held = await holdColumn(tx, id);
  if (!held) throw new AppError('not-found');
  checkVersion(row_version, held.row_version, { name: held.name });
  for (const option of held.options.filter((each) => !options.includes(each))) {
    const records = await recordsWithOption(tx, held, option);
    if (records > 0) throw invalidField('options', messages.optionInUse(option, records));
  }
  if (!(await rewriteColumn(tx, { id, table: held.table, name, options })))
    throw invalidField('name', messages.nameTaken);
  await changed(tx, actor, { of: columnChanges, ids: [id], kind: 'updated' });
  return requireAnswer(tx, held.table, id);
}

/** Takes a column away with its values. Throws not-found. */
export async function removeColumn(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await holdColumn(tx, id))) throw new AppError('not-found');
  await dropColumn(tx, id);
  await changed(tx, actor, { of: columnChanges, ids: [id], kind: 'deleted' });
}

async function requireAnswer(tx: Tx, table: CustomTable, id: number): Promise<CustomColumnAnswer> {
  const column = (await columnsWithCounts(tx, table)).find((each) => each.id === id);
  if (!column) throw new AppError('not-found');
  return column;
}
