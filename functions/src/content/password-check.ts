import { config } from '../platform/config.ts';
import type { Tenant } from '../platform/tenancy.ts';

/**
 * The uid behind an e-mail and password, or undefined. Staff have passwords only on the Auth emulator
 * of a demo project (DESIGN section 6): anywhere else this answers undefined without asking anybody.
 */
export async function uidOfPassword(
  tenant: Tenant,
  email: string,
  password: string,
): Promise<string | undefined> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!config().local || !emulator || !tenant.authTenantId) return undefined;
  const response = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email,
        password,
        tenantId: tenant.authTenantId,
        returnSecureToken: true,
      }),
    },
  );
  if (!response.ok) return undefined;
  const { localId } = (await response.json()) as { localId?: string };
  return localId;
}
