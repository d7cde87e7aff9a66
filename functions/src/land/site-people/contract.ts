import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { siteId } from '../ground/sites/site-id.ts';
import { emailRule, nameRule, phoneRule } from '../../council/ground/people/rules.ts';
import { peopleMessages as messages } from './messages.ts';

/** Most contacts, agents or assignees of one site, which leave the server in one answer. */
export const MAX_PEOPLE = 100;

const feature = 'site-people';
const mayRead = { feature, access: needs('sites', 'read') } as const;
const mayWrite = { feature, access: needs('sites', 'write') } as const;
// Contacts and agents are the council's contact management; without it a site has assignees alone.
const managed = { flag: 'contact management' } as const;

const text = (most: number) => yup.string().trim().max(most, messages.tooLong(most)).default('');

/** What is written down of a contact or an agent, as the server and the form check it. */
export const personFields = {
  name: nameRule().required(messages.nameRequired),
  organisation: text(200),
  email: emailRule().default(''),
  /** A UK number where the council's flag 'phone validation' is on. */
  phone: phoneRule(false).default(''),
  address: text(500),
  notes: text(2000),
};

/** Who was removed by mistake comes back as who they were: `restored_id` is the id that they had on this site. */
const newPerson = { ...personFields, restored_id: recordId };

const person = closed({
  id: yup.number().required(),
  name: yup.string().required(),
  organisation: yup.string().defined(),
  email: yup.string().defined(),
  phone: yup.string().defined(),
  address: yup.string().defined(),
  notes: yup.string().defined(),
  row_version: yup.number().required(),
}).required();
export type SitePerson = yup.InferType<typeof person>;
export type PersonKind = 'contact' | 'agent';
export type PersonFields = Omit<SitePerson, 'id' | 'row_version'>;

const ofSite = closed({ siteId });
const ofPerson = closed({ siteId, personId: recordId.required() });
/** What the editor saw: another version in the record refuses the change (409 changed-meanwhile). */
const seen = { row_version: ordinal.required() };

export const listContacts = endpoint({
  ...mayRead,
  ...managed,
  method: 'GET',
  path: '/site/v2/{siteId}/contacts',
  summary: 'Contacts of a site',
  reads: ['site:siteId'],
  params: ofSite,
  response: closed({ contacts: yup.array().of(person).required() }),
});
export const addContact = endpoint({
  ...mayWrite,
  ...managed,
  method: 'POST',
  path: '/site/v2/{siteId}/contacts',
  summary: 'Add a contact to a site',
  changes: ['site:siteId'],
  params: ofSite,
  body: closed(newPerson),
  response: closed({ contact: person }),
  status: 201,
  idempotent: true,
});
export const changeContact = endpoint({
  ...mayWrite,
  ...managed,
  method: 'PUT',
  path: '/site/v2/{siteId}/contacts/{personId}',
  summary: 'Change a contact of a site',
  changes: ['site:siteId'],
  params: ofPerson,
  body: closed({ ...personFields, ...seen }),
  response: closed({ contact: person }),
});
export const removeContact = endpoint({
  ...mayWrite,
  ...managed,
  method: 'DELETE',
  path: '/site/v2/{siteId}/contacts/{personId}',
  summary: 'Remove a contact from a site',
  changes: ['site:siteId'],
  params: ofPerson,
  response: yup.mixed(),
  status: 204,
});

export const listAgents = endpoint({
  ...mayRead,
  ...managed,
  method: 'GET',
  path: '/site/v2/{siteId}/agents',
  summary: 'Agents of a site',
  reads: ['site:siteId'],
  params: ofSite,
  response: closed({ agents: yup.array().of(person).required() }),
});
export const addAgent = endpoint({
  ...mayWrite,
  ...managed,
  method: 'POST',
  path: '/site/v2/{siteId}/agents',
  summary: 'Add an agent to a site',
  changes: ['site:siteId'],
  params: ofSite,
  body: closed(newPerson),
  response: closed({ agent: person }),
  status: 201,
  idempotent: true,
});
export const changeAgent = endpoint({
  ...mayWrite,
  ...managed,
  method: 'PUT',
  path: '/site/v2/{siteId}/agents/{personId}',
  summary: 'Change an agent of a site',
  changes: ['site:siteId'],
  params: ofPerson,
  body: closed({ ...personFields, ...seen }),
  response: closed({ agent: person }),
});
export const removeAgent = endpoint({
  ...mayWrite,
  ...managed,
  method: 'DELETE',
  path: '/site/v2/{siteId}/agents/{personId}',
  summary: 'Remove an agent from a site',
  changes: ['site:siteId'],
  params: ofPerson,
  response: yup.mixed(),
  status: 204,
});
