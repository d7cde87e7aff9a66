import { randomUUID } from 'node:crypto';
import { formatValue } from '../../council/ground/dictionary/format-value.ts';
import { constantDictionary } from '../../council/ground/dictionary/constant-fields.ts';
import type { ChangeEdit } from '../history/queries/changes.ts';
import type { EditLine } from '../history/record-history.ts';
import { type NamedChange, undoChange } from '../history/undo.ts';
import type { RecordRow } from '../search/record-type.ts';
import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { writtenColumn, type RecordField, type RecordDefinition } from './record-definition.ts';
import { allFields } from './all-fields.ts';
import { recordMessages as messages } from './messages.ts';
import { valuesBefore } from './taken-undos.ts';
import {
  holdRecords,
  insertRecord,
  shownRecord,
  type ColumnValues,
  writeRecords,
} from './queries.ts';

/** A record as table and drawer show it. Throws not-found. */
export async function requireShown(
  tx: Tx,
  definition: RecordDefinition,
  id: number,
): Promise<RecordRow> {
  const shown = await shownRecord(tx, definition, await allFields(tx, definition), id);
  if (!shown) throw new AppError('not-found');
  return shown;
}

/** Adds a record of these values, by column; gives its id. */
export async function addRecord(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  values: ColumnValues,
): Promise<number> {
  await definition.prepare?.(tx, actor, null, values);
  const id = await insertRecord(tx, definition, values);
  const history = [
    { field: definition.changes.entity, label: definition.one, newValue: messages.created },
  ];
  await changed(tx, actor, { of: definition.changes, ids: [id], kind: 'created', history });
  return id;
}

interface Change {
  /** As it was read: another version in the record refuses the change. */
  rowVersion: number;
  /** By column. */
  values: ColumnValues;
  /** Why, by column, for the history. */
  reasons?: Readonly<Record<string, string | undefined>>;
  /** Names the change, to undo it. */
  changeId?: string;
}

/** Writes some columns of a record. Throws not-found and changed-meanwhile, which names the present values. */
export async function changeRecord(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  id: number,
  { rowVersion, values, ...more }: Change,
): Promise<RecordRow> {
  const [held] = await holdRecords(tx, definition, [id]);
  if (!held) throw new AppError('not-found');
  checkVersion(rowVersion, held.row_version, presentValues(definition, held, values));
  await rewrite(tx, actor, { definition, held, values, ...more });
  return requireShown(tx, definition, id);
}

/** Writes some columns of many records, each as `changeRecord` does; gives the ids of those that had other values. */
export async function changeRecords(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  ids: readonly number[],
  values: ColumnValues,
): Promise<number[]> {
  const changedIds: number[] = [];
  for (const held of await holdRecords(tx, definition, ids)) {
    const lines = await rewrite(tx, actor, { definition, held, values });
    if (lines.length > 0) changedIds.push(held.id);
  }
  return changedIds;
}

const presentValues = (definition: RecordDefinition, held: RecordRow, values: ColumnValues) =>
  Object.fromEntries(
    definition.fields
      .filter((field) => writtenColumn(field) in values)
      .map((field) => [
        field.sentAs ?? field.dbPropertyName,
        String(held[writtenColumn(field)] ?? ''),
      ]),
  );

/** Undoes a change of a record as a whole. Throws not-found, changed-meanwhile. */
export async function undoRecordChange(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  id: number,
  named: NamedChange,
): Promise<RecordRow> {
  const [held] = await holdRecords(tx, definition, [id]);
  if (!held) throw new AppError('not-found');
  await undoChange(tx, actor, {
    of: { entity: definition.changes.entity, id },
    named,
    changedSince: ({ field, details }) => {
      // Of a column that officers have taken away since.
      if (!(field in held)) return Promise.resolve('');
      const value = held[field] ?? null;
      return Promise.resolve(same(value, details.after ?? null) ? undefined : String(value ?? ''));
    },
    restore: (undone) => {
      return rewrite(tx, actor, { definition, held, values: valuesBefore(undone), undone });
    },
  });
  return requireShown(tx, definition, id);
}

/** Deletes records so that they can be restored, or restores them; those that are so already stay as they are. */
export async function setDeleted(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  { ids, deleted }: { ids: readonly number[]; deleted: boolean },
): Promise<number[]> {
  const held = (await holdRecords(tx, definition, ids, !deleted)).map(({ id }) => id);
  if (held.length === 0) return [];
  if (!deleted) await definition.guardRestoring?.(tx, held);
  await writeRecords(tx, definition, held, {
    is_deleted: deleted,
    ...(deleted ? definition.lostWhenDeleted : {}),
  });
  const newValue = deleted ? messages.deleted : messages.restored;
  await changed(tx, actor, {
    of: definition.changes,
    ids: held,
    kind: deleted ? 'deleted' : 'created',
    history: [{ field: definition.changes.entity, label: definition.one, newValue }],
  });
  await definition.follow?.(tx, actor, held);
  return held;
}

interface Rewriting {
  definition: RecordDefinition;
  held: RecordRow;
  values: ColumnValues;
  /** The edits that it undoes; nobody undoes an undo. */
  undone?: ChangeEdit[];
  reasons?: Change['reasons'];
  changeId?: Change['changeId'];
}

/** Writes what is otherwise now; gives the ids of the history's new lines. */
async function rewrite(tx: Tx, actor: Actor, rewriting: Rewriting) {
  const { definition, held, values, undone, reasons } = rewriting;
  const { id } = held;
  const fields = await allFields(tx, definition);
  const differing = fields.filter((field) => {
    const column = writtenColumn(field);
    return column in values && !same(held[column] ?? null, values[column] ?? null);
  });
  if (differing.length === 0) return [];
  const touched = differing.map(({ dbPropertyName }) => dbPropertyName);
  await definition.prepare?.(tx, actor, id, { ...held, ...values }, touched);
  const before = await requireShown(tx, definition, id);
  const written = Object.fromEntries(
    differing.map((field) => [writtenColumn(field), values[writtenColumn(field)]]),
  );
  await writeRecords(tx, definition, [id], written);
  const after = await requireShown(tx, definition, id);
  const changeId = undone ? null : (rewriting.changeId ?? randomUUID());
  const history = differing.map((field): EditLine => {
    const column = writtenColumn(field);
    const edit = undone?.find((each) => each.field === column);
    return {
      field: column,
      label: field.label,
      oldValue: valueInWords(field, before) || null,
      newValue: valueInWords(field, after) || messages.empty,
      changeId,
      content: reasons?.[column],
      details: { before: held[column], after: written[column], ...(edit && { undoes: edit.id }) },
    };
  });
  const lines = await changed(tx, actor, {
    of: definition.changes,
    ids: [id],
    kind: 'updated',
    history,
  });
  await definition.follow?.(tx, actor, [id]);
  return lines;
}

/** A field of a record that is shown, as people read it; '' where it is empty. */
export function valueInWords(field: RecordField, shown: RecordRow): string {
  const [described] = constantDictionary([field], {});
  const value = shown[field.dbPropertyName];
  return described && value !== null ? formatValue(described, value) : '';
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
