import type { Actor } from '../../platform/actor.ts';
import { asAccount } from '../../platform/as-account.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { whyNotNow } from '../ground/documents/blocks/question/why-not-now.ts';
import { answerMessages as messages } from './messages.ts';
import type { Answerable } from './queries/published.ts';
import { type AnsweredFor, type AnswersAs, findClients } from './queries/respondents.ts';

/** Who asks. Only residents with a confirmed e-mail answer. */
export type Who = 'signed out' | 'staff' | 'unverified' | 'resident';

export function whoIs(actor: Actor | undefined): Who {
  if (!actor) return 'signed out';
  if (actor.kind !== 'consultation' || actor.provider !== 'firebase-auth') return 'staff';
  return actor.verified ? 'resident' : 'unverified';
}

/** Why somebody may not answer; null for residents. */
export const REASONS: Record<Who, string | null> = {
  'signed out': messages.logIn,
  staff: messages.staff,
  unverified: messages.notVerified,
  resident: null,
};

/** The client with this id; null for none. Throws not-found for one that is not the account's. */
export async function requireClient(
  tx: Tx,
  accountId: number,
  clientId: string | null | undefined,
): Promise<AnsweredFor | null> {
  if (clientId === null || clientId === undefined) return null;
  const { isAgent, clients } = await findClients(tx, accountId);
  const client = clients.find(({ id }) => id === clientId);
  if (!client) throw new AppError('not-found');
  return { ...client, isAgents: isAgent };
}

/** Why nothing may be written for this client, in words; null if it may, or somebody answers for themselves. */
export const whyNotFor = (client: AnsweredFor | null): string | null =>
  client === null || client.isAgents ? null : messages.agentsOnly;

/** Throws not-authorized, with the reason, for a client of somebody who is no agent any more; what they wrote before stays theirs. */
export function refuseUnlessAgent({ client }: AnswersAs): void {
  const reason = whyNotFor(client);
  if (reason !== null) throw new AppError('not-authorized', { fields: { account: reason } });
}

interface AnsweringCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor;
  input: { id: number; clientId?: string | null | undefined };
}

/** Throws not-authorized, with the reason, unless they may answer documents at all. */
export function requireResident(actor: Actor): void {
  const reason = REASONS[whoIs(actor)];
  if (reason !== null) throw new AppError('not-authorized', { fields: { account: reason } });
}

/**
 * Does `work` with the rows of a resident alone. Throws not-authorized with the reason for all others, and not-found for
 * a client that is not theirs.
 */
export async function asResident<T>(
  { tx, tenant, actor, input }: AnsweringCall,
  work: (who: AnswersAs) => Promise<T>,
): Promise<T> {
  requireResident(actor);
  const client = await requireClient(tx, actor.accountId, input.clientId);
  const who = { documentId: input.id, accountId: actor.accountId, client };
  return asAccount(tx, tenant, actor.accountId, () => work(who));
}

/** Throws not-authorized, with the reason, unless a document can be answered now. */
export function refuseUnlessOpen(document: Answerable): void {
  const reason = whyNotNow(document);
  if (reason !== null) throw new AppError('not-authorized', { fields: { document: reason } });
}
