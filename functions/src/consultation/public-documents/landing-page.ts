import type { Tenant } from '../../platform/tenancy.ts';

/**
 * Whether the council has a page that lists its public documents. Without it, the address of that page leads to the
 * document that it would have named first.
 */
export const hasLandingPage = ({ flags }: Tenant): boolean => flags.has('landing page');
