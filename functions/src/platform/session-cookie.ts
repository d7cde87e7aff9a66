import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** The only cookie that Firebase Hosting passes on to functions. */
export const SESSION_COOKIE = '__session';

/** The session cookie's value, if the request carries one. */
export function sessionCookieOf(request: Request): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === SESSION_COOKIE)
      return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A hash that identifies a session; its cookie cannot be derived from it. */
export function sessionIdOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('base64url');
}
