import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { invalidField } from '../../../platform/errors.ts';
import { recordChanges } from '../../../records/kept/record-definition.ts';
import { contactKind } from '../../../records/kept/record-kinds.ts';
import { peopleRecordMessages as messages } from './messages.ts';
import { holdOrganisation, replaceMainContact } from './queries.ts';

/** What follows a change of contacts. */
export const contactChanges = recordChanges(contactKind.entity);

/**
 * Before a contact is written: its organisation is there and is held, and a new main contact replaces any previous one. Throws
 * payload-invalid.
 */
export async function settleMainContact(
  tx: Tx,
  actor: Actor,
  id: number | null,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const organisationId = values['organisation_id'] as number | null | undefined;
  if (organisationId && !(await holdOrganisation(tx, organisationId)))
    throw invalidField('organisationId', messages.unknownOrganisation);
  if (values['is_main'] !== true) return;
  if (!organisationId) throw invalidField('isMain', messages.mainNeedsOrganisation);
  const previous = await replaceMainContact(tx, organisationId, id);
  await changed(tx, actor, {
    of: contactChanges,
    ids: previous,
    kind: 'updated',
    history: [{ field: 'is_main', label: messages.fields.isMain, oldValue: 'Yes', newValue: 'No' }],
  });
}
