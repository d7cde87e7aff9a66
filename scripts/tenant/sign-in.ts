import { getAuth } from 'firebase-admin/auth';
import { askAuthEmulator } from '../../functions/src/platform/auth-emulator.ts';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { withTenant, sql } from '../../functions/src/platform/db.ts';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';
import { requireTenant } from '../../functions/src/platform/tenancy.ts';
import { sessionSeconds } from '../../functions/src/council/session/cookie.ts';

/**
 * A session cookie's value for an account with a password on the Auth emulator, made as the server makes it: through
 * the council's own Identity Platform tenant. Throws if the password is wrong.
 */
export async function sessionCookieFor(
  email: string,
  shortName: string,
  password = demoPassword,
): Promise<string> {
  const tenant = await requireTenant(shortName);
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('Sessions for scripts are made on the Auth emulator only');
  if (!tenant.authTenantId) throw new Error(`${shortName} has no accounts yet: npm run seed`);
  const { idToken, error } = await askAuthEmulator(
    tenant.authTenantId,
    'accounts:signInWithPassword',
    { email, password },
  );
  if (!idToken)
    throw new Error(`${email} cannot sign in to ${shortName}: ${error?.message ?? 'no token'}`);
  const kind = await withTenant(tenant, async (tx) => {
    const { rows } = await sql<{ kind: 'staff' | 'consultation' }>`
      select kind from accounts where lower(email) = lower(${email})`.execute(tx);
    return rows[0]?.kind ?? 'consultation';
  });
  const auth = getAuth(firebaseApp()).tenantManager().authForTenant(tenant.authTenantId);
  return auth.createSessionCookie(idToken, { expiresIn: sessionSeconds[kind] * 1000 });
}
