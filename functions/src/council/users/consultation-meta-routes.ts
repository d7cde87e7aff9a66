import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import type { OutputOf } from '../../platform/contract.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import * as contract from './contract/consultation-meta.ts';
import { consulteeMessages as messages } from './messages.ts';
import * as queries from './queries.ts';

type Meta = OutputOf<typeof contract.getConsultationUserMeta>;

const MAX_CLIENTS = 200;

const ownMeta: Route[] = [
  route(contract.getConsultationUserMeta, async ({ actor, tx }) => {
    consultee(actor);
    return asMeta(await queries.readMeta(tx, actor.accountId));
  }),
  ...[
    contract.putConsultationUserMeta,
    contract.putReceiveEmails,
    contract.putTypes,
    contract.putEmployers,
  ].map((each) =>
    route(each, async ({ input, actor, tx }) => {
      consultee(actor);
      return asMeta(await queries.mergeMeta(tx, actor.accountId, input as Record<string, unknown>));
    }),
  ),
];

const clients: Route[] = [
  route(contract.addClient, async ({ input, actor, tx }) => {
    consultee(actor);
    const { clientDetails, types } = asMeta(await queries.lockMeta(tx, actor.accountId));
    if (!types.includes('agent'))
      throw new AppError('not-authorized', { fields: { companyName: messages.agentsOnly } });
    if (clientDetails.length >= MAX_CLIENTS) throw tooManyClients();
    const client = { id: randomUUID(), companyName: input.companyName };
    await queries.mergeMeta(tx, actor.accountId, { clientDetails: [...clientDetails, client] });
    return client;
  }),

  route(contract.renameClient, async ({ input, actor, tx }) => {
    consultee(actor);
    const { clientDetails } = asMeta(await queries.lockMeta(tx, actor.accountId));
    if (!clientDetails.some(({ id }) => id === input.clientId)) throw new AppError('not-found');
    const client = { id: input.clientId, companyName: input.companyName };
    const changed = clientDetails.map((each) => (each.id === client.id ? client : each));
    await queries.mergeMeta(tx, actor.accountId, { clientDetails: changed });
    return client;
  }),

  route(contract.removeClient, async ({ input, actor, tx }) => {
    consultee(actor);
    const { clientDetails } = asMeta(await queries.lockMeta(tx, actor.accountId));
    const left = clientDetails.filter(({ id }) => id !== input.clientId);
    if (left.length === clientDetails.length) throw new AppError('not-found');
    await queries.mergeMeta(tx, actor.accountId, { clientDetails: left });
    return undefined;
  }),
];

/** What consultation users tell about themselves, and on whose behalf they write. */
export const consultationMetaRoutes: Route[] = [...ownMeta, ...clients];

/** Metadata belongs to consultation accounts; staff have none. */
function consultee(actor: Actor): void {
  if (actor.kind !== 'consultation') throw new AppError('not-authorized');
}

function tooManyClients(): AppError {
  return invalidField('clientDetails', `At most ${MAX_CLIENTS} clients`);
}

/** What is stored of a consultation user; a missing part has its empty value. */
export function asMeta(stored: Record<string, unknown>): Meta {
  const {
    receiveEmails = false,
    types = [],
    clientDetails = [],
    employers = [],
  } = stored as Partial<Meta>;
  return { receiveEmails, types, clientDetails, employers };
}
