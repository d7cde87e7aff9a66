import type { Actor } from '../../platform/actor.ts';
import { changed } from '../../platform/changed.ts';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { writeDownContact } from '../ground/people/write-down-contact.ts';
import { contacts as contactRecords } from '../ground/people/contact-records.ts';
import { organisations } from '../ground/people/organisation-records.ts';
import { findContacts, representationsOf } from '../ground/people/queries.ts';
import { addRecord, changeRecord } from '../../records/kept/change-records.ts';
import { sentValues } from '../../records/kept/sent-values.ts';
import { representationChanges } from '../ground/publication/representation-changes.ts';
import type { addOrganisation, changeOrganisation } from './contract.ts';

/** Adds an organisation and its contacts, all or nothing; gives its id. Throws payload-invalid. */
export async function addWithContacts(
  tx: Tx,
  actor: Actor,
  { contacts, address, ...given }: ParsedOf<typeof addOrganisation>,
): Promise<number> {
  const values = sentValues(organisations, { ...given, ...address });
  const id = await addRecord(tx, actor, organisations, values);
  for (const contact of contacts)
    await writeDownContact(tx, actor, { ...contact, organisationId: id });
  return id;
}

/** Changes some fields of an organisation. Throws not-found and changed-meanwhile. */
export async function correctOrganisation(
  tx: Tx,
  actor: Actor,
  id: number,
  { row_version, address, ...given }: Omit<ParsedOf<typeof changeOrganisation>, 'id'>,
): Promise<void> {
  const values = sentValues(organisations, { ...given, ...address });
  await changeRecord(tx, actor, organisations, id, { rowVersion: row_version, values });
  if (given.organisationName === undefined && given.organisationType === undefined) return;
  // Its contacts and what it said show its name.
  const of = { organisationId: id };
  const contacts = (await findContacts(tx, of)).map((contact) => contact.id);
  await changed(tx, actor, { of: contactRecords.changes, ids: contacts, kind: 'updated' });
  const representations = await representationsOf(tx, of);
  await changed(tx, actor, { of: representationChanges, ids: representations, kind: 'updated' });
}
