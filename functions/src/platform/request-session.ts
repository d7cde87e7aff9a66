import type { Request } from 'express';
import type { VerifiedSession } from './actor.ts';
import { AppError } from './errors.ts';
import { hostOf } from './origin.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { type Asked, requireTenant, tenantAsked, type Tenant } from './tenancy.ts';

let verify: (cookie: string, tenant: Tenant) => Promise<VerifiedSession> = async () => {
  throw new AppError('session-terminated');
};

/** Sets the function that checks session cookies; the session feature calls it at start-up. */
export function useSessionVerifier(verifier: typeof verify): void {
  verify = verifier;
}

/**
 * The session of a request, if it carries one. Throws session-terminated if it has ended, and another-account if the page
 * that sent the request was opened by another: what one person typed is never saved as another's, who signed in in the
 * same browser meanwhile.
 */
export async function sessionOf(
  request: Request,
  tenant: Tenant,
): Promise<VerifiedSession | undefined> {
  const cookie = sessionCookieOf(request);
  if (cookie === undefined) return undefined;
  const session = await verify(cookie, tenant);
  const openedBy = request.header('x-account');
  if (openedBy !== undefined && openedBy !== session.uid) throw new AppError('another-account');
  return session;
}

/** Which council a request is for, as far as it says so itself. */
export const councilAsked = (request: Request): Asked | undefined =>
  tenantAsked(hostOf(request), request.header('x-tenant'));

/** The request's council, from its host or header. Throws tenant-not-found. */
export const tenantOfRequest = (request: Request): Promise<Tenant> =>
  requireTenant(councilAsked(request));
