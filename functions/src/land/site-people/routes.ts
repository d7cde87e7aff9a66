import { changed } from '../../platform/changed.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { assign, unassign } from './change-assignees.ts';
import {
  addPerson,
  changePerson,
  checkPersonPhone,
  people,
  removePerson,
} from './change-people.ts';
import * as contract from './contract.ts';
import { peopleMessages as messages } from './messages.ts';
import { findAssignees } from './queries/assignees.ts';
import {
  deleteContactTag,
  dictionaryTagsOf,
  insertTag,
  tagsOnSite,
} from './queries/dictionary-tags.ts';

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

const assignees: Route[] = [
  route(contract.listAssignees, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return { assignees: await findAssignees(tx, siteId) };
  }),
  route(contract.addAssignee, async ({ input, actor, tenant, tx }) => ({
    assignee: await assign(tx, { tenant, actor }, input.siteId, input.user_id),
  })),
  route(contract.removeAssignee, async ({ input: { siteId, userId }, actor, tx }) => {
    await unassign(tx, actor, siteId, userId);
    return undefined;
  }),
];

const dictionaryTags: Route[] = [
  route(contract.listDictionaryTags, async ({ input: { siteId }, tx }) => {
    await requireSite(tx, siteId);
    return dictionaryTagsOf(tx, siteId);
  }),
  route(contract.addDictionaryTag, async ({ input: { siteId, term_id }, actor, tx }) => {
    await requireSite(tx, siteId, 'update');
    const given = await insertTag(tx, siteId, term_id);
    if (!given)
      throw new AppError('not-found', { fields: { term_id: `Non-existing id: ${term_id}` } });
    if (given.isNew) {
      const newValue = messages.added(given.label);
      await changed(tx, actor, tagged(siteId, newValue));
    }
    return { tags: await tagsOnSite(tx, siteId) };
  }),
  route(contract.removeDictionaryTag, async ({ input: { siteId, termId }, actor, tx }) => {
    await requireSite(tx, siteId, 'update');
    const label = await deleteContactTag(tx, siteId, termId);
    if (label === undefined) throw new AppError('not-found');
    await changed(tx, actor, tagged(siteId, messages.removed(label)));
    return undefined;
  }),
];

const tagged = (siteId: number, newValue: string) => ({
  of: siteChanges,
  ids: [siteId],
  kind: 'updated' as const,
  around: true,
  history: [{ field: 'data_dictionary_tag', label: messages.dictionaryTag, newValue }],
});

export const sitePeopleRoutes: Route[] = [...contacts, ...agents, ...assignees, ...dictionaryTags];
