import { firstPage } from '../ground/access/permissions.ts';
import type { Account } from './queries.ts';

/** Whether a consultation account still lacks what sign-up asks for; staff accounts never do. */
export function withoutInfo({ kind, about }: Pick<Account, 'kind' | 'about'>): boolean {
  return kind === 'consultation' && !(about.firstName && about.lastName);
}

/** Where somebody goes after signing in (specification 000 section 4, auth flow). */
export function pageAfterSignIn(
  { kind, verified }: Pick<Account, 'kind' | 'verified'>,
  grants: ReadonlySet<string>,
): string {
  if (kind === 'consultation') return verified ? '/p/document' : '/consultations/confirm-email';
  return firstPage(grants) ?? '/sign-in?reason=not-authorized';
}

const INSIDE = 'http://inside.invalid';

/** An address inside the product, or undefined: nobody is sent to another site after signing in. */
export function insideAddress(address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || /^\/[/\\]|[\s\\]/.test(address)) return undefined;
  // As a browser reads it: /./api is /api.
  const url = URL.parse(address, INSIDE);
  return url?.origin !== INSIDE || /^\/(api|__|\/)/.test(url.pathname) ? undefined : address;
}
