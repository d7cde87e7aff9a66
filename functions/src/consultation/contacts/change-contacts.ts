import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { requireContact } from '../ground/people/write-down-contact.ts';
import { contacts } from '../ground/people/contact-records.ts';
import { representationsOf } from '../ground/people/queries.ts';
import { changeRecord } from '../../records/kept/change-records.ts';
import { sentValues } from '../../records/kept/sent-values.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import type { updateContact } from './contract.ts';

/**
 * Changes some fields of a contact. Who leaves an organisation is no longer its main contact. Throws not-found,
 * changed-meanwhile, and payload-invalid for an unknown organisation.
 */
export async function correctContact(
  tx: Tx,
  actor: Actor,
  id: number,
  { row_version, address, ...given }: Omit<ParsedOf<typeof updateContact>, 'id'>,
): Promise<void> {
  const before = await requireContact(tx, id);
  const leaves =
    given.organisationId !== undefined && given.organisationId !== before.organisationId;
  const values = sentValues(contacts, {
    ...(leaves ? { isMain: false } : {}),
    ...given,
    ...address,
  });
  await changeRecord(tx, actor, contacts, id, { rowVersion: row_version, values });
  const representations = await representationsOf(tx, { contactId: id });
  await changed(tx, actor, { of: representationChanges, ids: representations, kind: 'updated' });
}
