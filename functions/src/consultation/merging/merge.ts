import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { RecordRow } from '../../records/search/record-type.ts';
import { allFields } from '../../records/kept/all-fields.ts';
import { changeRecord } from '../../records/kept/change-records.ts';
import { type RecordDefinition, writtenColumn } from '../../records/kept/record-definition.ts';
import { type ColumnValues, holdRecords, writeRecords } from '../../records/kept/queries.ts';
import type { Merge, mergeLookAlikes } from './contract.ts';
import { definitionOf } from './definition-of.ts';
import { mergeMessages as messages } from './messages.ts';
import { findMerges, insertMerge, type Taken } from './queries/merges.ts';
import { moveAgents, moveContacts, moveRepresentees, type Moving } from './queries/move-namings.ts';
import { recordMove } from './record-move.ts';

/**
 * Merges a contact or an organisation into another: what names it names the other, which takes over the chosen columns.
 * Throws not-found, changed-meanwhile, and payload-invalid for an unknown column.
 */
export async function mergeInOne(
  tx: Tx,
  actor: Actor,
  input: ParsedOf<typeof mergeLookAlikes>,
): Promise<Merge> {
  const { kind, keptId, mergedId } = input;
  if (keptId === mergedId) throw invalidField('mergedId', messages.withItself);
  const definition = definitionOf(kind);
  const held = await holdRecords(tx, definition, [keptId, mergedId]);
  const stays = held.find(({ id }) => id === keptId);
  const goes = held.find(({ id }) => id === mergedId);
  if (!stays || !goes) throw new AppError('not-found');
  const name = String(stays['name']);
  checkVersion(input.keptVersion, stays.row_version, { keptVersion: name });
  checkVersion(input.mergedVersion, goes.row_version, { mergedVersion: String(goes['name']) });
  const values = await takenValues(tx, definition, { stays, goes }, input.take);
  const taken: Taken = Object.fromEntries(
    Object.entries(values).map(([column, after]) => [column, { before: stays[column], after }]),
  );
  const wasMain = goes['is_main'] === true;
  const mergeId = await insertMerge(tx, {
    kind,
    keptId,
    mergedId,
    accountId: actor.accountId,
    wasMain,
    taken,
  });
  const moving: Moving = { mergeId, kind, from: mergedId, to: keptId };
  const moved = {
    representees: await moveRepresentees(tx, moving),
    agents: kind === 'contact' ? await moveAgents(tx, moving) : [],
    contacts: kind === 'organisation' ? await moveContacts(tx, moving) : [],
  };
  await writeRecords(tx, definition, [mergedId], {
    is_deleted: true,
    ...definition.lostWhenDeleted,
  });
  await changeRecord(tx, actor, definition, keptId, { rowVersion: input.keptVersion, values });
  await tellMerged(tx, actor, definition, { stays, goes });
  await recordMove(tx, actor, { kind, from: mergedId, to: keptId, ...moved });
  const [merge] = await findMerges(tx, kind, { id: mergeId });
  if (!merge) throw new Error('A merge was not written down');
  return merge;
}

interface Both {
  stays: RecordRow;
  goes: RecordRow;
}

/** The values that go over, by column. Who changes to another organisation is its main contact only if that goes over. */
async function takenValues(
  tx: Tx,
  definition: RecordDefinition,
  { stays, goes }: Both,
  take: readonly string[],
): Promise<ColumnValues> {
  const fields = (await allFields(tx, definition)).filter(({ sentAs }) => sentAs !== undefined);
  const named = new Map(fields.map((field) => [field.dbPropertyName, writtenColumn(field)]));
  const values: ColumnValues = {};
  for (const name of take) {
    const column = named.get(name);
    if (column === undefined) throw invalidField('take', messages.unknownField);
    if (stays[column] !== goes[column]) values[column] = goes[column] ?? null;
  }
  if ('organisation_id' in values && stays['is_main'] === true) values['is_main'] ??= false;
  return values;
}

/** Both histories say what became of them. */
async function tellMerged(
  tx: Tx,
  actor: Actor,
  definition: RecordDefinition,
  { stays, goes }: Both,
) {
  const { changes, one } = definition;
  const into = messages.mergedInto(String(stays['name']), stays.id);
  const merged = messages.named(String(goes['name']), goes.id);
  await changed(tx, actor, {
    of: changes,
    ids: [goes.id],
    kind: 'deleted',
    history: [{ field: changes.entity, label: one, newValue: into }],
  });
  await changed(tx, actor, {
    of: changes,
    ids: [stays.id],
    kind: 'updated',
    history: [{ field: 'merge', label: messages.mergedWith, newValue: merged }],
  });
}
