import {
  addAgent,
  addContact,
  changeAgent,
  changeContact,
  listAgents,
  listContacts,
  removeAgent,
  removeContact,
} from '@calls/land/site-people/contract.ts';
import type { PersonFields, PersonKind } from '@contract/land/site-people/contract.ts';
import { useAction } from '../../api/use-action.ts';
import { call } from '../../api/call.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';

/** A site's contacts or agents. */
export function usePeople(kind: PersonKind, siteId: number) {
  const contacts = useEndpoint(listContacts, kind === 'contact' ? { siteId } : null);
  const agents = useEndpoint(listAgents, kind === 'agent' ? { siteId } : null);
  const people = contacts.data?.contacts ?? agents.data?.agents;
  return { ...(kind === 'contact' ? contacts : agents), data: people };
}

/** Adds or changes a person; the form itself shows what went wrong. */
export function useSavePerson(kind: PersonKind) {
  const options = { failure: false as const };
  const actions = {
    contact: { add: useAction(addContact, options), change: useAction(changeContact, options) },
    agent: { add: useAction(addAgent, options), change: useAction(changeAgent, options) },
  };
  return actions[kind];
}

/** Restores a removed person, with their id and in their place. */
export async function restorePerson(
  kind: PersonKind,
  siteId: number,
  restored_id: number,
  fields: PersonFields,
): Promise<void> {
  const input = { siteId, ...fields, restored_id };
  await (kind === 'contact' ? call(addContact, input) : call(addAgent, input));
}

export async function removeSitePerson(
  kind: PersonKind,
  siteId: number,
  personId: number,
): Promise<void> {
  await call(kind === 'contact' ? removeContact : removeAgent, { siteId, personId });
}
