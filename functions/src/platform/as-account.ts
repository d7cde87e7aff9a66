import { sql, type TenantScope, type Tx } from './db.ts';
import { publicRole } from './public-role.ts';

/**
 * Does `work` within a transaction of the council as its public, and with the rows of one account: policies refuse
 * those of others, and whatever else the public may not read is refused by the database itself.
 */
export async function asAccount<T>(
  tx: Tx,
  tenant: TenantScope,
  accountId: number,
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('app.account', ${String(accountId)}, true)`.execute(tx);
  return asPublic(tx, tenant, work);
}

/** Does `work` within a transaction of the council as its public: it reads what is published, and nothing else. */
export async function asPublic<T>(tx: Tx, tenant: TenantScope, work: () => Promise<T>): Promise<T> {
  await sql`set local role ${sql.ref(publicRole(tenant.mainSchema))}`.execute(tx);
  // A failure undoes the transaction, and the role with it.
  const done = await work();
  await sql`set local role ${sql.ref(tenant.mainSchema)}`.execute(tx);
  return done;
}
