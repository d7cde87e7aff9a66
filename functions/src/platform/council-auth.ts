import type { TenantAwareAuth } from 'firebase-admin/auth';
import type { Tenant } from './tenancy.ts';

/**
 * The council's own Identity Platform tenant: its accounts, tokens and cookies, and no others. The admin SDK is heavy,
 * so it is loaded on first use.
 */
export async function councilAuth(tenant: Tenant): Promise<TenantAwareAuth> {
  if (!tenant.authTenantId) throw new Error(`${tenant.shortName} has no Identity Platform tenant`);
  const [{ getAuth }, { firebaseApp }] = await Promise.all([
    import('firebase-admin/auth'),
    import('./firebase.ts'),
  ]);
  return getAuth(firebaseApp()).tenantManager().authForTenant(tenant.authTenantId);
}
