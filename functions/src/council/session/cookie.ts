import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../../platform/config.ts';
import { SESSION_COOKIE } from '../../platform/session-cookie.ts';

const HOUR = 3_600;
/** Seconds that a session lasts: half a day for staff, a fortnight for the public. */
export const sessionSeconds = { staff: 12 * HOUR, consultation: 14 * 24 * HOUR } as const;

/** A Set-Cookie line. Secure everywhere but on localhost, which has no TLS. */
export function sessionCookie(value: string, maxAgeSeconds: number): string {
  return [
    `${SESSION_COOKIE}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(config().local ? [] : ['Secure']),
  ].join('; ');
}

/** Headers that end this browser's session and clear what it cached of the council's data. */
export function endingHeaders(): Record<string, string> {
  return { 'set-cookie': sessionCookie('', 0), 'clear-site-data': '"cache"' };
}

/** A redirect sign-in in progress. Hosting forwards only one cookie, so this one takes its place meanwhile. */
export interface PendingSignIn {
  sessionId: string;
  provider: string;
  tenant: string;
  returnTo?: string | undefined;
}

const PENDING = 'pending.';
const PENDING_SECONDS = 600;

/** The session cookie that carries a redirect sign-in in progress, for ten minutes. */
export function pendingCookie(pending: PendingSignIn): string {
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return sessionCookie(`${PENDING}${value}.${sealOf(value)}`, PENDING_SECONDS);
}

function sealOf(value: string): string {
  return createHmac('sha256', config().encryptionKey)
    .update(PENDING + value)
    .digest('base64url');
}

/** The redirect sign-in that a cookie's value represents, if it is one that we began. */
export function pendingSignIn(value: string | undefined): PendingSignIn | undefined {
  if (!value?.startsWith(PENDING)) return undefined;
  const [sealed = '', seal = ''] = value.slice(PENDING.length).split('.');
  const [given, ours] = [Buffer.from(seal), Buffer.from(sealOf(sealed))];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined;
  return JSON.parse(Buffer.from(sealed, 'base64url').toString()) as PendingSignIn;
}
