import { councilAuth } from '../../platform/council-auth.ts';
import type { VerifiedSession } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { sessionIdOf } from '../../platform/session-cookie.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { pendingSignIn } from './cookie.ts';

/**
 * Checks a session cookie's signature, age and council locally, without a network call (except for the emulator's
 * unsigned cookies). Revocation is checked along with the account, by readActor.
 */
export async function verifySession(cookie: string, tenant: Tenant): Promise<VerifiedSession> {
  if (pendingSignIn(cookie)) throw new AppError('unauthenticated');
  try {
    const { uid, auth_time } = await (await councilAuth(tenant)).verifySessionCookie(cookie, false);
    return { uid, authTime: auth_time, id: sessionIdOf(cookie) };
  } catch (cause) {
    throw new AppError('session-terminated', { cause });
  }
}
