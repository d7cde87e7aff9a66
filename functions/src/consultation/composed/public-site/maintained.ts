import type { Request } from 'express';
import { hostOf } from '../../../platform/origin.ts';
import type { Tenant } from '../../../platform/tenancy.ts';

/** Seconds after which to come again where nobody said how long it takes. */
const USUAL_SECONDS = 600;

interface PageStatus {
  /** As the app's routes are written: '/p/document/:documentId'. */
  route?: unknown;
  maintenanceActive?: unknown;
  maintenanceActiveUntil?: unknown;
}

/**
 * In how many seconds to ask again for a page that the council maintains; undefined for one that it does not. What
 * belongs to a page (its files, its state) is maintained with it.
 */
export function maintainedFor({ record }: Tenant, path: string, now: Date): number | undefined {
  if (record['global_maintenance_active'] === true) return USUAL_SECONDS;
  const listed = record['page_maintenance_status'];
  for (const status of Array.isArray(listed) ? (listed as PageStatus[]) : []) {
    const seconds = secondsOf(status, now);
    if (seconds !== undefined && isWithin(String(status.route ?? ''), path)) return seconds;
  }
  return undefined;
}

/** Active when switched on with no end, or an end still to come (specification 000 section 4). */
function secondsOf(status: PageStatus, now: Date): number | undefined {
  if (status.maintenanceActive !== true) return undefined;
  const { maintenanceActiveUntil: until } = status;
  if (typeof until !== 'string') return USUAL_SECONDS;
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000);
  return left > 0 ? left : undefined;
}

/** The list of all documents, beside one of them. */
const isList = (path: readonly string[]) =>
  path.length === 2 || (path.length === 3 && path[2] === 'all');

function isWithin(route: string, path: string): boolean {
  const [asked, of] = [partsOf(path), partsOf(route)];
  // '/' and '/p' are no pages of the public's.
  if (of.length < 2 && !of.includes('*')) return false;
  // The list's own route says nothing of the documents on it.
  if (!of.includes('*') && isList(of) !== isList(asked)) return false;
  return of.every((part, at) => {
    if (part === '*') return true;
    const here = asked[at];
    return (
      here !== undefined && (part.startsWith(':') || part.toLowerCase() === here.toLowerCase())
    );
  });
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The page from which somebody came, if it is the council's own; else where the site begins. */
export function cameFrom(request: Request): string {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  // '//elsewhere' would be another host.
  const isOurs = host === hostOf(request) && !pathname.startsWith('//');
  return isOurs && pathname !== request.path ? pathname + search : '/';
}
