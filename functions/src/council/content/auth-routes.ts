import { Router, type Request, type Response } from 'express';
import { withTenant } from '../../platform/db.ts';
import { callerAddress, limitRate } from '../../platform/rate-limit.ts';
import { tenantOfRequest } from '../../platform/request-session.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { answerContentError, send } from './answering.ts';
import { asPayload } from './change-items.ts';
import { ContentError } from './content-error.ts';
import { findStaffAccountId } from './queries/tokens.ts';
import { uidOfPassword } from './password-check.ts';
import { beginContentSession, endContentSession, renewContentSession } from './tokens.ts';

/** `auth/login`, `auth/refresh` and `auth/logout`, with tokens in the body ('json' mode). */
export function authRoutes(): Router {
  const router = Router();
  router.post('/auth/login', answered(login));
  router.post('/auth/refresh', answered(refresh));
  router.post('/auth/logout', answered(logout));
  return router;
}

const answered =
  (act: (request: Request) => Promise<object | undefined>) =>
  async (request: Request, response: Response): Promise<void> => {
    try {
      send(response, await act(request));
    } catch (error) {
      answerContentError(error, request, response);
    }
  };

async function login(request: Request) {
  const { email, password } = asPayload(request.body);
  const tenant = await tenantOfRequest(request);
  await limitTries(tenant, request);
  if (typeof email !== 'string' || typeof password !== 'string')
    throw new ContentError('INVALID_PAYLOAD', 'It needs email and password.');
  const uid = await uidOfPassword(tenant, email, password);
  return withTenant(tenant, async (tx) => {
    const accountId = uid === undefined ? undefined : await findStaffAccountId(tx, uid);
    if (accountId === undefined) throw new ContentError('INVALID_CREDENTIALS');
    return { data: await beginContentSession(tx, accountId) };
  });
}

async function refresh(request: Request) {
  const token = refreshTokenOf(request);
  const tenant = await tenantOfRequest(request);
  await limitTries(tenant, request);
  return withTenant(tenant, async (tx) => {
    const data = await renewContentSession(tx, token);
    if (!data) throw new ContentError('INVALID_CREDENTIALS');
    return { data };
  });
}

async function logout(request: Request) {
  const token = refreshTokenOf(request);
  await withTenant(await tenantOfRequest(request), (tx) => endContentSession(tx, token));
  return undefined;
}

/** As for signing in to the product itself. */
async function limitTries(tenant: Tenant, request: Request): Promise<void> {
  const whom = callerAddress(request);
  await limitRate(tenant, { what: 'content-sign-in', whom, times: 100, seconds: 300 });
}

function refreshTokenOf(request: Request): string {
  const { refresh_token } = asPayload(request.body);
  // The session cookie belongs to the application; this endpoint takes its token only from the body.
  if (typeof refresh_token !== 'string' || refresh_token.length > 200)
    throw new ContentError('INVALID_PAYLOAD', 'It needs a refresh_token.');
  return refresh_token;
}
