import { route, type Route } from '../../platform/endpoint.ts';
import { assigneeRoutes } from './assignee-routes.ts';
import {
  addPerson,
  changePerson,
  checkPersonPhone,
  people,
  removePerson,
} from './change-people.ts';
import * as contract from './contract.ts';
import { dictionaryTagRoutes } from './dictionary-tag-routes.ts';

const contacts: Route[] = [
  route(contract.listContacts, async ({ input: { siteId }, tx }) => ({
    contacts: await people(tx, { siteId, kind: 'contact' }),
  })),
  route(contract.addContact, async ({ input: { siteId, ...given }, actor, tenant, tx }) => {
    checkPersonPhone(tenant, given);
    return { contact: await addPerson(tx, actor, { siteId, kind: 'contact' }, given) };
  }),
  route(
    contract.changeContact,
    async ({ input: { siteId, personId: id, ...given }, actor, tenant, tx }) => {
      checkPersonPhone(tenant, given);
      return { contact: await changePerson(tx, actor, { siteId, kind: 'contact', id }, given) };
    },
  ),
  route(contract.removeContact, async ({ input: { siteId, personId: id }, actor, tx }) => {
    await removePerson(tx, actor, { siteId, kind: 'contact', id });
    return undefined;
  }),
];

const agents: Route[] = [
  route(contract.listAgents, async ({ input: { siteId }, tx }) => ({
    agents: await people(tx, { siteId, kind: 'agent' }),
  })),
  route(contract.addAgent, async ({ input: { siteId, ...given }, actor, tenant, tx }) => {
    checkPersonPhone(tenant, given);
    return { agent: await addPerson(tx, actor, { siteId, kind: 'agent' }, given) };
  }),
  route(
    contract.changeAgent,
    async ({ input: { siteId, personId: id, ...given }, actor, tenant, tx }) => {
      checkPersonPhone(tenant, given);
      return { agent: await changePerson(tx, actor, { siteId, kind: 'agent', id }, given) };
    },
  ),
  route(contract.removeAgent, async ({ input: { siteId, personId: id }, actor, tx }) => {
    await removePerson(tx, actor, { siteId, kind: 'agent', id });
    return undefined;
  }),
];

export const sitePeopleRoutes: Route[] = [
  ...contacts,
  ...agents,
  ...assigneeRoutes,
  ...dictionaryTagRoutes,
];
