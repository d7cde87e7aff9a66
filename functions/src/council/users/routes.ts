import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import type { OutputOf } from '../../platform/contract.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import * as contract from './contract.ts';
import { switchIdentity } from '../ground/people/identity.ts';
import { consulteeMessages as messages } from './messages.ts';
import { layoutPresetRoutes } from './layout-preset-routes.ts';
import { refuseLargeLayout } from './layout-size.ts';
import * as queries from './queries.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

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

const staff: Route[] = [
  route(contract.listPlacemakerUsers, async ({ input, tx }) => {
    const { rows, total } = await queries.listActiveStaff(tx, input);
    return {
      users: rows.map(({ id, uid, email, display_name }) => ({
        id,
        uid,
        email,
        name: display_name ?? email,
      })),
      total,
    };
  }),

  route(contract.putSettings, async ({ input, actor, tx }) => {
    await queries.writeSettings(tx, actor.accountId, input);
    return input;
  }),

  route(contract.getSiteDetailsLayout, async ({ actor, tx }) => ({
    layout: await queries.readLayout(tx, actor.accountId),
  })),

  route(contract.putSiteDetailsLayout, async ({ input, actor, tx }) => {
    refuseLargeLayout(input.layout);
    await queries.writeLayout(tx, actor.accountId, input.layout);
    return { layout: input.layout };
  }),
];

const administration: Route[] = [
  route(contract.listConsultationUsers, async ({ input, tx }) => {
    const { rows, total } = await queries.listConsultation(tx, input);
    return { users: rows.map(presentUser), total };
  }),

  networkRoute(contract.putUserDisabled, async ({ input, tenant, inTenant }) => {
    const { uid, disabled } = input;
    if (!(await inTenant((tx) => queries.setDisabled(tx, uid, disabled))))
      throw new AppError('not-found');
    await switchIdentity(tenant, uid, disabled);
    return { uid, disabled };
  }),

  route(contract.revokeUserSessions, async ({ input, tx }) => {
    if (!(await queries.revokeSessions(tx, input.uid))) throw new AppError('not-found');
    return undefined;
  }),
];

/** The people of a council: staff, consultation accounts, and each person's own data. */
export const userRoutes: Route[] = [
  ...ownMeta,
  ...clients,
  ...staff,
  ...layoutPresetRoutes,
  ...unsubscribeRoutes,
  ...administration,
];

/** Metadata belongs to consultation accounts; staff have none. */
function consultee(actor: Actor): void {
  if (actor.kind !== 'consultation') throw new AppError('not-authorized');
}

function tooManyClients(): AppError {
  return invalidField('clientDetails', `At most ${MAX_CLIENTS} clients`);
}

function asMeta(stored: Record<string, unknown>): Meta {
  const {
    receiveEmails = false,
    types = [],
    clientDetails = [],
    employers = [],
  } = stored as Partial<Meta>;
  return { receiveEmails, types, clientDetails, employers };
}

function presentUser({
  uid,
  email,
  display_name,
  verified,
  disabled,
  meta,
  created_at,
}: queries.ConsultationRow) {
  return {
    uid,
    email,
    name: display_name ?? email,
    verified,
    disabled,
    types: asMeta(meta).types as string[],
    createdAt: created_at,
  };
}
