import type { Request } from 'express';
import { callerAddress, limitRate } from '../../../platform/rate-limit.ts';
import type { Tenant } from '../../../platform/tenancy.ts';

/** From one address: a library's readers share theirs, and so do many telephones. */
const LIMIT = { times: 120, seconds: 60 };

/**
 * Counts a search of the public by the address that our own proxies saw. Throws too-many-requests (429) with
 * Retry-After in seconds. Not within a transaction: it takes a connection of its own.
 */
export const limitSearches = (
  tenant: Tenant,
  what: 'document-search' | 'site-search',
  request: Request,
): Promise<void> => limitRate(tenant, { what, whom: callerAddress(request), ...LIMIT });
