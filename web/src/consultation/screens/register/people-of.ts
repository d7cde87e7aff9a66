import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import { emptyRegistration, type Registration } from './registration.ts';

/** Names as the server tells them apart. */
export const namesTold = (people: readonly { name: string }[]) =>
  people.map(({ name }) => name).join(', ');

/** Who they are now, as the steps gather them. */
export function peopleOf({ representee, agents }: Representation): Registration {
  const id = representee?.contactId ?? representee?.organisationId;
  return {
    ...emptyRegistration,
    kind: representee ? (representee.contactId === null ? 'organisation' : 'contact') : '',
    representee: representee && id ? { id, name: representee.name } : undefined,
    agents: agents.map(({ agentId, name }) => ({ id: agentId, name })),
    primary: agents.find(({ agentPrimaryContact }) => agentPrimaryContact)?.agentId,
  };
}
