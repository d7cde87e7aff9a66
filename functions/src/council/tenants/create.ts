import type { Owner } from '../../platform/migrate.ts';
import { inOwnerTransaction, migrateTenant } from '../../platform/migrate.ts';
import { grantsByRole, type RoleId } from './roles.ts';

export interface NewTenant {
  shortName: string;
  name: string;
  authTenantId: string | null;
  record?: Record<string, unknown>;
  position?: number;
}

/** The schema and role of a council: `tenant_` and its short name, hyphens as underscores. */
export function schemaOf(shortName: string): string {
  return `tenant_${shortName.replaceAll('-', '_')}`;
}

/** Creates a council (its row, schema, role and standard roles), or brings an existing one up to date. */
export async function createTenant(owner: Owner, tenant: NewTenant): Promise<void> {
  const schema = schemaOf(tenant.shortName);
  await inOwnerTransaction(owner.client, () =>
    owner.client.query(
      `insert into platform.tenants (short_name, name, main_schema, auth_tenant_id, record, position)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (short_name) do update set name = excluded.name, record = excluded.record,
         auth_tenant_id = coalesce(excluded.auth_tenant_id, platform.tenants.auth_tenant_id)`,
      [
        tenant.shortName,
        tenant.name,
        schema,
        tenant.authTenantId,
        tenant.record ?? {},
        tenant.position ?? 0,
      ],
    ),
  );
  await migrateTenant(owner, schema);
  await inOwnerTransaction(owner.client, () => addRoles(owner, schema));
}

async function addRoles({ client }: Owner, schema: string): Promise<void> {
  for (const [id, { name, grants }] of Object.entries(grantsByRole)) {
    await client.query(
      `insert into ${schema}.roles (id, name) values ($1, $2) on conflict (id) do update set name = excluded.name`,
      [id satisfies string as RoleId, name],
    );
    for (const [unit, actions] of Object.entries(grants)) {
      await client.query(
        `insert into ${schema}.role_grants (role_id, unit, action)
         select $1, $2, unnest($3::text[]) on conflict do nothing`,
        [id, unit, actions],
      );
    }
  }
}
