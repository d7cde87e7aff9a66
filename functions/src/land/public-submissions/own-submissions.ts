import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';

/**
 * Residents see, delete and restore what they sent to a call for sites while their council has switched that on; staff
 * always do. Throws not-found.
 */
export function requireOwnSubmissions({ flags }: Tenant, { kind }: Actor): void {
  if (kind !== 'staff' && !flags.has('my submissions')) throw new AppError('not-found');
}
