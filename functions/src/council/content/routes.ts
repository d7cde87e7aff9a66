import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { contentLogin, contentRefresh } from './contract.ts';
import { beginContentSession, renewContentSession } from './tokens.ts';

export const contentRoutes: Route[] = [
  route(contentLogin, async ({ actor, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    return beginContentSession(tx, actor.accountId);
  }),

  route(contentRefresh, async ({ actor, input, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    const renewed = await renewContentSession(tx, input.refreshToken, actor.accountId);
    if (!renewed) throw new AppError('directus-refresh-failed');
    return renewed;
  }),
];
