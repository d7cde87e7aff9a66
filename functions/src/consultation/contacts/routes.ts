import { route, type Route } from '../../platform/endpoint.ts';
import { writeDownContact, requireContact } from '../ground/people/write-down-contact.ts';
import { contacts } from '../ground/people/contact-records.ts';
import { recordRoutes } from '../../records/kept/record-routes.ts';
import { correctContact } from './change-contacts.ts';
import {
  addContacts,
  updateContact,
  contactCalls,
  findLookAlikes,
  getContact,
} from './contract.ts';
import { lookAlikes } from './queries.ts';

export const contactRoutes: Route[] = [
  ...recordRoutes(contactCalls, contacts),

  route(addContacts, async ({ input, actor, tx }) => {
    const added = [];
    for (const contact of input.contacts) added.push(await writeDownContact(tx, actor, contact));
    return { contacts: added };
  }),
  route(getContact, async ({ input: { id }, tx }) => ({ contact: await requireContact(tx, id) })),
  route(updateContact, async ({ input: { id, ...sent }, actor, tx }) => {
    await correctContact(tx, actor, id, sent);
    return { contact: await requireContact(tx, id) };
  }),
  route(findLookAlikes, async ({ input, tx }) => ({ found: await lookAlikes(tx, input) })),
];
