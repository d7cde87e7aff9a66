import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../platform/actor.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { holdRecords, writeRecords } from '../../../records/kept/queries.ts';
import { withdrawOthersNames } from '../publication/end-publication.ts';
import { publicationMessages } from '../publication/messages.ts';
import { representationMessages as messages } from './messages.ts';
import {
  type AgentLink,
  findRepresentee,
  keptInstead,
  knownPeople,
  type RepresenteeLink,
  writeAgents,
  writeRepresentee,
} from './queries/people.ts';
import { representations } from './representation-records.ts';
import { requireRepresentation } from './require-representation.ts';

/**
 * Names whom a representation is made for; one who was merged meanwhile is the one whom the merge kept. Throws
 * payload-invalid where there is no such contact or organisation.
 */
export async function nameRepresentee(tx: Tx, id: number, named: RepresenteeLink): Promise<void> {
  const { contactId, organisationId } = await keptLink(tx, named);
  const known = await knownPeople(tx, {
    contactIds: contactId === null ? [] : [contactId],
    organisationIds: organisationId === null ? [] : [organisationId],
  });
  if (contactId !== null && !known.contacts.has(contactId))
    throw invalidField('placemakerConsulContactId', messages.unknownContact);
  if (organisationId !== null && !known.organisations.has(organisationId))
    throw invalidField('placemakerConsulOrganisationId', messages.unknownOrganisation);
  await writeRepresentee(tx, id, { contactId, organisationId });
}

/** Waits for a merge that is under way, then names whom it kept. */
async function keptLink(tx: Tx, { contactId, organisationId }: RepresenteeLink) {
  const kept = async (kind: 'contact' | 'organisation', id: number | null) => {
    if (id === null) return null;
    const { contacts, organisations } = await knownPeople(tx, {
      contactIds: kind === 'contact' ? [id] : [],
      organisationIds: kind === 'organisation' ? [id] : [],
    });
    return contacts.has(id) || organisations.has(id) ? id : keptInstead(tx, kind, id);
  };
  return {
    contactId: await kept('contact', contactId),
    organisationId: await kept('organisation', organisationId),
  };
}

/** Throws payload-invalid where one of them is no contact. */
export async function nameAgents(tx: Tx, id: number, agents: readonly AgentLink[]): Promise<void> {
  const contactIds = agents.map(({ agentId }) => agentId);
  const known = await knownPeople(tx, { contactIds, organisationIds: [] });
  const missing = contactIds.findIndex((agentId) => !known.contacts.has(agentId));
  if (missing >= 0) throw invalidField(`agents[${missing}].agentId`, messages.unknownContact);
  await writeAgents(tx, id, agents);
}

/**
 * Names another representee; gives why that took the representation from the public, null: it did not. Throws
 * not-found, payload-invalid and changed-meanwhile.
 */
export async function changeRepresentee(
  tx: Tx,
  actor: Actor,
  id: number,
  { from, ...link }: RepresenteeLink & AsRead,
): Promise<string | null> {
  const { contactId, organisationId } = link;
  // People before what names them, as a merge holds them: otherwise each of two would wait for the other.
  await knownPeople(tx, {
    contactIds: contactId === null ? [] : [contactId],
    organisationIds: organisationId === null ? [] : [organisationId],
  });
  let before: RepresenteeLink | undefined;
  await changePeople(tx, actor, id, {
    from,
    field: 'representee',
    label: messages.representeeChanged,
    write: async () => {
      before = await findRepresentee(tx, id);
      await nameRepresentee(tx, id, link);
    },
    inWords: ({ representee }) => representee?.name ?? null,
  });
  // Whoever is only called otherwise since stays as published.
  if (isDeepStrictEqual(before, await findRepresentee(tx, id))) return null;
  const withdrawn = await withdrawOthersNames(tx, actor, [id]);
  return withdrawn.length > 0 ? publicationMessages.anotherName : null;
}

/** Names other agents. Throws not-found, payload-invalid and changed-meanwhile. */
export async function changeAgents(
  tx: Tx,
  actor: Actor,
  id: number,
  { agents, from }: { agents: readonly AgentLink[] } & AsRead,
): Promise<void> {
  await knownPeople(tx, { contactIds: agents.map(({ agentId }) => agentId), organisationIds: [] });
  await changePeople(tx, actor, id, {
    from,
    field: 'agents',
    label: messages.agentsChanged,
    write: () => nameAgents(tx, id, agents),
    inWords: ({ agents: named }) => named.map(({ name }) => name).join(', ') || null,
  });
}

interface AsRead {
  /** Their names as they were read; undefined: whatever they are. */
  from?: string | null | undefined;
}

interface PeopleChange extends AsRead {
  field: string;
  label: string;
  write: () => Promise<void>;
  inWords: (of: Awaited<ReturnType<typeof requireRepresentation>>) => string | null;
}

async function changePeople(tx: Tx, actor: Actor, id: number, change: PeopleChange): Promise<void> {
  const [held] = await holdRecords(tx, representations, [id]);
  if (!held) throw new AppError('not-found');
  const oldValue = change.inWords(await requireRepresentation(tx, id));
  await change.write();
  await writeRecords(tx, representations, [id], {});
  const newValue = change.inWords(await requireRepresentation(tx, id)) ?? '';
  // It says so already, as after a call of which the answer was lost.
  if (change.from !== undefined && newValue !== (oldValue ?? ''))
    checkVersion(change.from ?? '', oldValue ?? '', { [change.field]: oldValue ?? '' });
  const { field, label } = change;
  await changed(tx, actor, {
    of: representations.changes,
    ids: [id],
    kind: 'updated',
    history: [{ field, label, oldValue, newValue }],
  });
}
