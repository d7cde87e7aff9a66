import type { Request } from 'express';
import { config } from './config.ts';
import { AppError } from './errors.ts';
import { sessionCookieOf } from './session-cookie.ts';

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
 * Refuses mutating calls from another site. Browsers name it in Origin; where one leaves that out, Sec-Fetch-Site tells,
 * and where that is missing too, a call with a session must be of a kind that no page of another site can make.
 */
export function refuseForeignOrigin(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin } = request.headers;
  const isForeign = origin === undefined ? maybeForeign(request) : !isOurs(origin, request);
  if (isForeign) throw new AppError('origin-refused');
}

function isOurs(origin: string, request: Request): boolean {
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  const allowed = new URL(config().publicOrigin).host;
  return host === hostOf(request) || host === allowed || (config().local && isLoopback(host));
}

/** 'none' is what a person did without a page. Other councils' domains may be the same site: they are foreign, too. */
const OWN_SITES = ['same-origin', 'none'];

/** What a form of any page may send without asking first, and headers of ours that make a browser ask. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const OUR_HEADERS = ['x-tab', 'x-account', 'x-tenant', 'idempotency-key', 'authorization'];

function maybeForeign(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return !OWN_SITES.includes(site);
  if (sessionCookieOf(request) === undefined) return false;
  if (OUR_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === undefined || type === '' || FORM_TYPES.includes(type);
}

function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}
