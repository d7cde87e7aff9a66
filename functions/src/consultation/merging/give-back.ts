import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { findContacts, holdOrganisation } from '../ground/people/queries.ts';
import { allFields } from '../../records/kept/all-fields.ts';
import { changeRecord } from '../../records/kept/change-records.ts';
import { writtenColumn } from '../../records/kept/record-definition.ts';
import { type ColumnValues, holdRecords, writeRecords } from '../../records/kept/queries.ts';
import { calledNow, definitionOf } from './definition-of.ts';
import { mergeMessages as messages } from './messages.ts';
import type { HeldMerge } from './queries/merges.ts';

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The kept one has again what it had before the merge, but for what was changed since: that is told. */
export async function giveBack(
  tx: Tx,
  actor: Actor,
  { kind, kept_id, taken }: HeldMerge,
): Promise<string[]> {
  if (Object.keys(taken).length === 0) return [];
  const definition = definitionOf(kind);
  const [held] = await holdRecords(tx, definition, [kept_id]);
  if (!held) return [messages.keptIsDeleted(await calledNow(tx, kind, kept_id))];
  const fields = await allFields(tx, definition);
  const [values, left]: [ColumnValues, string[]] = [{}, []];
  for (const field of fields) {
    const column = writtenColumn(field);
    const change = taken[column];
    // Set back by somebody already, there is nothing to do.
    if (!change || same(held[column], change.before)) continue;
    if (same(held[column], change.after)) values[column] = change.before ?? null;
    else left.push(messages.fieldChanged(field.label));
  }
  const organisation = values['organisation_id'];
  if (typeof organisation === 'number' && !(await holdOrganisation(tx, organisation))) {
    delete values['organisation_id'];
    left.push(messages.organisationGone);
  }
  if (values['is_main'] === true && (await isMainOfNobody(tx, { ...held, ...values }))) {
    delete values['is_main'];
    left.push(messages.otherMain(String(held['name'])));
  }
  await changeRecord(tx, actor, definition, kept_id, { rowVersion: held.row_version, values });
  return left;
}

/** A main contact that was merged is the main one again, unless its organisation has another by now: that is told. */
export async function makeMainAgain(
  tx: Tx,
  { kind, merged_id, was_main }: HeldMerge,
): Promise<string[]> {
  if (!was_main) return [];
  const [held] = await holdRecords(tx, definitionOf(kind), [merged_id]);
  if (!held) return [];
  if (await isMainOfNobody(tx, held)) return [messages.otherMain(String(held['name']))];
  await writeRecords(tx, definitionOf(kind), [merged_id], { is_main: true });
  return [];
}

/**
 * Whether this contact cannot be a main one: it has no organisation, or one with another main contact. Its organisation is
 * held, so that nobody chooses another meanwhile.
 */
async function isMainOfNobody(tx: Tx, contact: Record<string, unknown>): Promise<boolean> {
  const organisationId = contact['organisation_id'];
  if (typeof organisationId !== 'number') return true;
  await holdOrganisation(tx, organisationId);
  const team = await findContacts(tx, { organisationId });
  return team.some(({ id, isMain }) => isMain && id !== contact['id']);
}
