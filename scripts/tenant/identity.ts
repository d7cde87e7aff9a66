import { getAuth, type TenantAwareAuth } from 'firebase-admin/auth';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import type pg from 'pg';

/**
 * The council's Identity Platform tenant, created if it is missing (also if the emulator lost it), and its id stored
 * with the council.
 */
export async function ensureIdentityTenant(
  client: pg.ClientBase,
  shortName: string,
): Promise<TenantAwareAuth> {
  const manager = getAuth(firebaseApp()).tenantManager();
  const { rows } = await client.query<{ auth_tenant_id: string | null }>(
    'select auth_tenant_id from platform.tenants where short_name = $1',
    [shortName],
  );
  const known = rows[0]?.auth_tenant_id ?? null;
  if (known && (await exists(known))) return manager.authForTenant(known);
  const made = await manager.createTenant({
    displayName: shortName.slice(0, 20),
    emailSignInConfig: { enabled: true, passwordRequired: true },
  });
  await inOwnerTransaction(client, () =>
    client.query('update platform.tenants set auth_tenant_id = $2 where short_name = $1', [
      shortName,
      made.tenantId,
    ]),
  );
  return manager.authForTenant(made.tenantId);
}

/** Removes the council's accounts and providers at the identity platform. */
export async function eraseIdentityTenant(authTenantId: string): Promise<void> {
  if (await exists(authTenantId))
    await getAuth(firebaseApp()).tenantManager().deleteTenant(authTenantId);
}

async function exists(authTenantId: string): Promise<boolean> {
  try {
    await getAuth(firebaseApp()).tenantManager().getTenant(authTenantId);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/tenant-not-found') return false;
    throw error;
  }
}
