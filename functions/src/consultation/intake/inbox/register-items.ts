import type { Actor } from '../../../platform/actor.ts';
import { changed } from '../../../platform/changed.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import type { NewJob } from '../../../platform/outbox.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { representationMessages } from '../../ground/representations/messages.ts';
import { knownPeople } from '../../ground/representations/queries/people.ts';
import { inboxChanges } from '../../ground/arrivals/take-back.ts';
import { type ArrivedContact, noAddress } from '../../ground/arrivals/arrival.ts';
import type { registerInbox } from '../contract/inbox.ts';
import { intakeMessages as messages } from '../messages.ts';
import { nameOfAddress, splitName } from '../people-names.ts';
import { registerMany, type KnownArrival } from '../../ground/arrivals/register-many.ts';
import { isEmail } from '../tables/cells.ts';
import { type HeldItem, holdItems, writeRegistered } from './queries.ts';

type Asked = ParsedOf<typeof registerInbox>;
type AskedItem = Asked['items'][number];

/**
 * Registers items of the inbox, with their senders found or added. Throws not-found, changed-meanwhile, conflict for
 * one that was registered or dismissed, and payload-invalid.
 */
export async function registerItems(tx: Tx, actor: Actor, asked: Asked) {
  const held = new Map(
    (
      await holdItems(
        tx,
        asked.items.map(({ id }) => id),
      )
    ).map((item) => [item.id, item]),
  );
  await refuseUnknownContacts(tx, asked.items);
  const arrivals = asked.items.map((item, at) => {
    const found = held.get(item.id);
    if (!found) throw new AppError('not-found');
    if (found.status === 'registered' || found.status === 'dismissed')
      throw new AppError('conflict', { fields: { [`items[${at}].id`]: messages.changedItem } });
    checkVersion(item.row_version, found.row_version, {});
    return arrivalOf(found, item, { asked, at });
  });
  const results = await registerMany(tx, actor, arrivals);
  const registered = asked.items.map(({ id }, at) => ({
    id,
    representationId: results[at]?.id ?? 0,
  }));
  await writeRegistered(tx, registered);
  const ids = registered.map(({ id }) => id);
  const jobs = ids
    .filter((id) => held.get(id)?.hasAttachments)
    .map((itemId): NewJob<'keep-attachments'> => {
      const { accountId, displayName: userName } = actor;
      return { job: 'keep-attachments', payload: { itemId, accountId, userName } };
    });
  await changed(tx, null, { of: inboxChanges, ids, kind: 'updated', jobs });
  return registered;
}

function arrivalOf(
  found: HeldItem,
  item: AskedItem,
  { asked, at }: { asked: Asked; at: number },
): KnownArrival {
  const receivedDate = item.receivedDate || found.sentOn || asked.receivedDate;
  if (!receivedDate) throw invalidField(`items[${at}].receivedDate`, messages.receivedUnknown);
  if (receivedDate > londonDay(new Date()))
    throw invalidField(`items[${at}].receivedDate`, messages.row.toCome);
  const text = item.text ?? found.text;
  if (text.trim() === '') throw invalidField(`items[${at}].text`, messages.row.noText);
  if (text.length > 200_000) throw invalidField(`items[${at}].text`, messages.row.textTooLong);
  const { contactId } = item;
  return {
    consultationId: asked.consultationEventId,
    correspondenceTypeId: asked.correspondenceType ?? null,
    receivedDate,
    letterDate: found.sentOn,
    acknowledgementDate: null,
    attitude: item.attitude || null,
    policy: null,
    topicIds: [],
    text,
    contact: senderOf(found),
    organisation: null,
    address: noAddress,
    key: `inbox:${found.key}`,
    ...(contactId === undefined ? {} : { people: { contactId, organisationId: null } }),
  };
}

/** The sender of an e-mail; null of a letter, whose writer only the officer knows. */
function senderOf({ senderName, senderEmail }: HeldItem): ArrivedContact | null {
  const email = senderEmail !== null && isEmail(senderEmail) ? senderEmail : null;
  const name = splitName(senderName ?? '') ?? (email === null ? undefined : nameOfAddress(email));
  return name ? { ...name, jobTitle: null, email, phone: null } : null;
}

async function refuseUnknownContacts(tx: Tx, items: readonly AskedItem[]): Promise<void> {
  const contactIds = items.flatMap(({ contactId }) => contactId ?? []);
  const { contacts } = await knownPeople(tx, { contactIds, organisationIds: [] });
  const missing = items.findIndex(({ contactId }) => contactId && !contacts.has(contactId));
  if (missing >= 0)
    throw invalidField(`items[${missing}].contactId`, representationMessages.unknownContact);
}
