import type pg from 'pg';
import { clientFor } from '../../functions/src/platform/testing/client.ts';
import { mintCookie } from '../../functions/src/platform/testing/cookie.ts';
import type { Council, Who } from '../../functions/src/platform/testing/council.ts';

/** A council of the stack with the people whom its seed gave it, who are signed in as on the emulator. */
export async function seededCouncil(client: pg.ClientBase, shortName: string): Promise<Council> {
  const { rows: tenants } = await client.query<{ main_schema: string; auth_tenant_id: string }>(
    'select main_schema, auth_tenant_id from platform.tenants where short_name = $1',
    [shortName],
  );
  const [tenant] = tenants;
  if (!tenant) throw new Error(`No council ${shortName}`);
  const { main_schema: mainSchema, auth_tenant_id: authTenantId } = tenant;
  const { rows } = await client.query<{ role_id: string; uid: string; email: string }>(
    `select distinct on (r.role_id) r.role_id, a.uid, a.email
       from "${mainSchema}".account_roles r join "${mainSchema}".accounts a on a.id = r.account_id
      where a.kind = 'staff' order by r.role_id, a.id`,
  );
  const accountOf = (who: Who) => {
    const account = rows.find(({ role_id }) => role_id === who);
    if (!account) throw new Error(`${shortName} has no ${who}`);
    return account;
  };
  return {
    shortName,
    mainSchema,
    authTenantId,
    uidOf: (who) => accountOf(who).uid,
    emailOf: (who) => accountOf(who).email,
    as: (who) =>
      clientFor(
        shortName,
        who === 'signed-out' ? undefined : mintCookie({ authTenantId, uid: accountOf(who).uid }),
      ),
  };
}
