import { route, type Route } from '../../platform/endpoint.ts';
import { addContact, requireContact } from '../ground/people/add-contact.ts';
import { contacts } from '../ground/people/contact-records.ts';
import { recordRoutes } from '../ground/records/record-routes.ts';
import { correct } from './change-contacts.ts';
import {
  addContacts,
  changeContact,
  contactCalls,
  findLookAlikes,
  getContact,
} from './contract.ts';
import { lookAlikes } from './queries.ts';

export const contactRoutes: Route[] = [
  ...recordRoutes(contactCalls, contacts),

  route(addContacts, async ({ input, actor, tx }) => {
    const added = [];
    for (const contact of input.contacts) added.push(await addContact(tx, actor, contact));
    return { contacts: added };
  }),
  route(getContact, async ({ input: { id }, tx }) => ({ contact: await requireContact(tx, id) })),
  route(changeContact, async ({ input: { id, ...sent }, actor, tx }) => {
    await correct(tx, actor, id, sent);
    return { contact: await requireContact(tx, id) };
  }),
  route(findLookAlikes, async ({ input, tx }) => ({ found: await lookAlikes(tx, input) })),
];
