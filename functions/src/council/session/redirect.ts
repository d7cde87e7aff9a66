import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Actor } from '../../platform/actor.ts';
import { asAppError, logKnown } from '../../platform/answer-error.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, isRefusal } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import { Reply } from '../../platform/reply.ts';
import { sessionCookieOf, sessionIdOf } from '../../platform/session-cookie.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import {
  endingHeaders,
  pendingCookie,
  pendingSignIn,
  sessionCookie,
  type PendingSignIn,
} from './cookie.ts';
import { askIdentityPlatform, IdentityRefusal, onAuthEmulator } from './identity.ts';
import { redirectProvider, type Provider } from './providers.ts';
import { limitByAddress } from './limits.ts';
import { rememberEnded } from './queries.ts';
import { startSession } from './start-session.ts';
import { insideAddress } from './where-next.ts';

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/*
 * One flow for staff: login → the provider → callback → session. Identity Platform builds the provider's address and
 * checks its answer (accounts:createAuthUri, accounts:signInWithIdp), so we have no SAML or OpenID code of our own
 * and the browser needs no Firebase to sign in. The Auth emulator has no providers: there, a page listing the
 * council's demo staff stands in for the provider, and nothing else differs.
 */

/**
 * Sends the browser to the provider; the browser's own cookie remembers who started. Whoever is to come again is on the
 * sign-in page, which says so.
 */
export async function beginRedirect(
  tenant: Tenant,
  request: Request,
  asked: { provider: string; returnTo?: string | undefined },
): Promise<Reply<never>> {
  try {
    await limitByAddress(tenant, 'sign-in', request);
    return await toProvider(tenant, asked);
  } catch (error) {
    const known = asAppError(error);
    if (!known || isRefusal(known)) throw error;
    return failureRedirect(known, request.path);
  }
}

async function toProvider(
  tenant: Tenant,
  { provider: name, returnTo }: { provider: string; returnTo?: string | undefined },
): Promise<Reply<never>> {
  const provider = redirectProvider(tenant, name);
  const { address, sessionId } = onAuthEmulator()
    ? localProvider(provider, tenant)
    : await realProvider(provider, tenant);
  const pending = {
    sessionId,
    provider: name,
    tenant: tenant.shortName,
    returnTo: insideAddress(returnTo),
  };
  return new Reply({
    status: 302,
    headers: { location: address, 'set-cookie': pendingCookie(pending) },
  });
}

function localProvider({ name }: Provider, { shortName }: Tenant) {
  const sessionId = randomBytes(18).toString('base64url');
  const query = new URLSearchParams({ tenant: shortName, state: sessionId });
  return { address: `/api/v1/auth/${name}/local-provider?${query}`, sessionId };
}

async function realProvider({ idp, name }: Provider, tenant: Tenant) {
  const continueUri = `${councilOrigin(tenant)}/api/v1/auth/${name}/callback`;
  const { authUri, sessionId } = await askIdentityPlatform<{
    authUri?: string;
    sessionId?: string;
  }>(tenant, 'accounts:createAuthUri', { providerId: idp, continueUri });
  if (!authUri || !sessionId) throw new AppError('unavailable');
  return { address: authUri, sessionId };
}

/** Handles the provider's answer: a session and the page to go to, or the sign-in page with the reason. */
export async function endRedirect(
  tenant: Tenant,
  inTenant: InTenant,
  request: Request,
  name: string,
): Promise<Reply<never>> {
  try {
    const pending = pendingSignIn(sessionCookieOf(request));
    if (!pending || pending.provider !== name || pending.tenant !== tenant.shortName) {
      throw new AppError('session-terminated');
    }
    const idToken = await tokenFrom(tenant, redirectProvider(tenant, name), pending, request);
    const { answer, setCookie } = await startSession(tenant, inTenant, idToken);
    const location = insideAddress(pending.returnTo) ?? answer.redirectPath;
    return new Reply({ status: 303, headers: { location, 'set-cookie': setCookie } });
  } catch (error) {
    return failureRedirect(error, request.path);
  }
}

async function tokenFrom(
  tenant: Tenant,
  provider: Provider,
  pending: PendingSignIn,
  request: Request,
) {
  const requestUri = `${councilOrigin(tenant)}${request.originalUrl}`;
  const postBody = onAuthEmulator() ? localAnswer(provider, pending, request) : formOf(request);
  const { idToken } = await askIdentityPlatform<{ idToken?: string }>(
    tenant,
    'accounts:signInWithIdp',
    {
      requestUri,
      sessionId: pending.sessionId,
      returnSecureToken: true,
      ...(postBody ? { postBody } : {}),
    },
  );
  // Without a token Identity Platform first wants to link accounts: never the case for a council's staff.
  if (!idToken) throw new AppError('not-authorized');
  return idToken;
}

/** The stand-in page's answer, in the form that the Auth emulator expects from a provider. */
function localAnswer({ idp }: Provider, { sessionId }: PendingSignIn, request: Request): string {
  const { state, email } = request.query;
  if (typeof email !== 'string' || !sameText(String(state), sessionId))
    throw new AppError('session-terminated');
  const claims = { sub: email, email, email_verified: true };
  return new URLSearchParams({ id_token: JSON.stringify(claims), providerId: idp }).toString();
}

function formOf(request: Request): string {
  return request.method === 'POST'
    ? new URLSearchParams(request.body as Record<string, string>).toString()
    : '';
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Nobody is left on an error page: the sign-in page says why. Whoever was refused begins anew; whoever is to come again
 * goes on where they were.
 */
export function failureRedirect(error: unknown, path: string): Reply<never> {
  const known =
    error instanceof IdentityRefusal ? new AppError('not-authorized') : asAppError(error);
  if (!known) throw error;
  logKnown(known, path);
  log.info('redirect sign-in refused', { code: known.code });
  return new Reply({
    status: 303,
    headers: {
      location: `/sign-in?reason=${known.code}`,
      ...(isRefusal(known) ? { 'set-cookie': sessionCookie('', 0) } : {}),
    },
  });
}

/** Ends this browser's session. A link on another site must not sign people out, so such a link does nothing. */
export async function endSession(
  tx: Tx,
  request: Request,
  {
    actor,
    provider,
    returnTo,
  }: { actor: Actor | undefined; provider: string; returnTo?: string | undefined },
): Promise<Reply<never>> {
  const standard = provider === 'firebase-auth' ? '/p/document' : '/sign-in';
  const location = insideAddress(returnTo) ?? standard;
  const foreign = request.headers['sec-fetch-site'] === 'cross-site';
  const cookie = sessionCookieOf(request);
  // Only a token that still opens an account is accepted: anybody may call this.
  if (actor && cookie && !foreign) await rememberEnded(tx, sessionIdOf(cookie), actor);
  return new Reply({ status: 303, headers: { location, ...(foreign ? {} : endingHeaders()) } });
}
