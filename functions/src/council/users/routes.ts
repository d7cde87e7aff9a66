import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { asMeta, consultationMetaRoutes } from './consultation-meta-routes.ts';
import * as contract from './contract.ts';
import { switchIdentity } from '../ground/people/identity.ts';
import { layoutPresetRoutes } from './layout-preset-routes.ts';
import { refuseLargeLayout } from './layout-size.ts';
import * as queries from './queries.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

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
  ...consultationMetaRoutes,
  ...staff,
  ...layoutPresetRoutes,
  ...unsubscribeRoutes,
  ...administration,
];

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
