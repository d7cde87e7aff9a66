import type { Actor } from '../../../platform/actor.ts';
import type { yup } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { addRecord } from '../../../records/kept/change-records.ts';
import { sentValues } from '../../../records/kept/sent-values.ts';
import { contacts } from './contact-records.ts';
import type { newContact } from './people-rules.ts';
import type { OrganisationContact } from './people-schema.ts';
import { findContacts } from './queries.ts';

export type NewContact = yup.InferType<typeof newContact>;

/** Adds a contact. Throws payload-invalid for an unknown organisation, or a main contact of none. */
export async function writeDownContact(
  tx: Tx,
  actor: Actor,
  { address, ...given }: NewContact,
): Promise<OrganisationContact> {
  const values = sentValues(contacts, { ...given, ...address });
  const id = await addRecord(tx, actor, contacts, values);
  return requireContact(tx, id);
}

/** Throws not-found. */
export async function requireContact(tx: Tx, id: number): Promise<OrganisationContact> {
  const [contact] = await findContacts(tx, { ids: [id] });
  if (!contact) throw new AppError('not-found');
  return contact;
}
