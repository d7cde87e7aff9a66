import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { sessionCookieOf, sessionIdOf } from '../../platform/session-cookie.ts';
import { contentLogin, contentRefresh } from './contract.ts';
import { beginContentSession, renewContentSession } from './tokens.ts';

export const contentRoutes: Route[] = [
  route(contentLogin, async ({ actor, request, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    const cookie = sessionCookieOf(request);
    return beginContentSession(tx, actor.accountId, cookie ? sessionIdOf(cookie) : null);
  }),

  route(contentRefresh, async ({ actor, input, tx }) => {
    if (actor.kind !== 'staff') throw new AppError('not-authorized');
    const renewed = await renewContentSession(tx, input.refreshToken, actor.accountId);
    if (!renewed) throw new AppError('directus-refresh-failed');
    return renewed;
  }),
];
