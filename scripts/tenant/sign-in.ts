import { getAuth } from 'firebase-admin/auth';
import { demoPassword } from '../../emulator-data/accounts.ts';
import { withTenant, sql } from '../../functions/src/platform/db.ts';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';
import { requireTenant } from '../../functions/src/platform/tenancy.ts';
import { sessionSeconds } from '../../functions/src/session/cookie.ts';

/**
 * A session cookie's value for an account with a password on the Auth emulator, made as the server makes
 * it: through the council's own Identity Platform tenant. Throws when the password does not fit.
 */
export async function sessionCookieFor(
  email: string,
  shortName: string,
  password = demoPassword,
): Promise<string> {
  const tenant = await requireTenant(shortName);
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('Sessions for scripts are made on the Auth emulator only');
  if (!tenant.authTenantId) throw new Error(`${shortName} has no accounts yet: npm run seed`);
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
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
  const { idToken, error } = (await answer.json()) as {
    idToken?: string;
    error?: { message: string };
  };
  if (!idToken)
    throw new Error(`${email} cannot sign in to ${shortName}: ${error?.message ?? answer.status}`);
  const kind = await withTenant(tenant, async (tx) => {
    const { rows } = await sql<{ kind: 'staff' | 'consultation' }>`
      select kind from accounts where lower(email) = lower(${email})`.execute(tx);
    return rows[0]?.kind ?? 'consultation';
  });
  const auth = getAuth(firebaseApp()).tenantManager().authForTenant(tenant.authTenantId);
  return auth.createSessionCookie(idToken, { expiresIn: sessionSeconds[kind] * 1000 });
}
