import { councilAuth } from '../../../platform/council-auth.ts';
import type { Tenant } from '../../../platform/tenancy.ts';

/**
 * Has Identity Platform refuse (or accept again) this account's password. Our own row has already decided, so a
 * missing identity is disabled enough.
 */
export async function switchIdentity(
  tenant: Tenant,
  uid: string,
  disabled: boolean,
): Promise<void> {
  if (!tenant.authTenantId) return;
  try {
    await (await councilAuth(tenant)).updateUser(uid, { disabled });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}
