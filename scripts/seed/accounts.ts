import type { TenantAwareAuth } from 'firebase-admin/auth';
import { sql, type Tx } from '../../functions/src/platform/db.ts';
import { demoAccounts, demoPassword, type DemoAccount } from '../../emulator-data/accounts.ts';

/** Gives a council its demo accounts in the database. */
export async function seedAccounts(tx: Tx, shortName: string): Promise<void> {
  for (const account of demoAccounts(shortName)) {
    await sql`
      insert into accounts (uid, email, display_name, kind, provider, verified, about, meta)
      values (${account.uid}, ${account.email}, ${account.displayName}, ${account.kind}, ${account.provider},
              ${account.verified}, ${JSON.stringify(account.about)}::jsonb, ${JSON.stringify(account.meta)}::jsonb)
      on conflict do nothing`.execute(tx);
    await sql`
      insert into account_roles (account_id, role_id)
      select id, ${account.role} from accounts
       where uid = ${account.uid} and not exists (select from account_roles r where r.account_id = accounts.id)
      on conflict do nothing`.execute(tx);
  }
}

/** Gives a council its demo accounts at the Auth emulator; existing ones are left alone. */
export async function seedIdentities(auth: TenantAwareAuth, shortName: string): Promise<void> {
  const accounts = demoAccounts(shortName);
  const { users } = await auth.getUsers(accounts.map(({ uid }) => ({ uid })));
  const there = new Set(users.map(({ uid }) => uid));
  await Promise.all(
    accounts.filter(({ uid }) => !there.has(uid)).map((account) => create(auth, account)),
  );
}

async function create(auth: TenantAwareAuth, account: DemoAccount): Promise<void> {
  await auth.createUser({
    uid: account.uid,
    email: account.email,
    emailVerified: account.verified,
    displayName: account.displayName,
    password: demoPassword,
  });
}
