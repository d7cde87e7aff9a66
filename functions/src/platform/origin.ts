import type { Request } from 'express';
import { config } from './config.ts';
import { AppError } from './errors.ts';

/** The host that the browser requested, as Firebase Hosting forwards it. */
export function hostOf(request: Request): string {
  const forwarded = request.headers['x-forwarded-host'];
  return (
    (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim() ||
    request.headers.host ||
    ''
  );
}

/**
 * Rejects mutating calls from another site, which browsers name in Origin. Calls without Origin come from scripts,
 * which do not carry a victim's cookies.
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
