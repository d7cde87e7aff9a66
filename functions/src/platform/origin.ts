import type { Request } from 'express';
import { config } from './config.ts';
import { AppError } from './errors.ts';

/** The host that the browser asked, as Firebase Hosting hands it on. */
export function hostOf(request: Request): string {
  const forwarded = request.headers['x-forwarded-host'];
  return (
    (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() ||
    request.headers.host ||
    ''
  );
}

/**
 * A mutating call from a browser names its origin; one from another site is refused. Calls without an
 * Origin come from scripts, which carry no ambient cookies of a victim.
 */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.origin;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  const allowed = new URL(config().publicOrigin).host;
  if (host !== hostOf(request) && host !== allowed && !(config().local && isLoopback(host))) {
    throw new AppError('origin-refused');
  }
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}
