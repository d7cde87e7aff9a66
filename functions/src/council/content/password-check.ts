import { askAuthEmulator } from '../../platform/auth-emulator.ts';
import { config } from '../../platform/config.ts';
import type { Tenant } from '../../platform/tenancy.ts';

/**
 * The uid behind an e-mail and password, or undefined. Staff have passwords only on the Auth emulator of a demo
 * project: anywhere else this gives undefined without asking anything.
 */
export async function uidOfPassword(
  tenant: Tenant,
  email: string,
  password: string,
): Promise<string | undefined> {
  const onEmulator = config().local && process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!onEmulator || !tenant.authTenantId) return undefined;
  const { localId } = await askAuthEmulator(tenant.authTenantId, 'accounts:signInWithPassword', {
    email,
    password,
  });
  return localId;
}
