import { sql, withPlatform, type TenantScope, type Tx } from './db.ts';
import { config } from './config.ts';
import { AppError } from './errors.ts';

/** A council as the server knows it. `record` holds every field of the specification's tenant record. */
export interface Tenant extends TenantScope {
  name: string;
  authTenantId: string | null;
  record: Record<string, unknown>;
  /** Names of the feature flags that are on. */
  flags: ReadonlySet<string>;
}

interface TenantRow {
  short_name: string;
  name: string;
  main_schema: string;
  auth_tenant_id: string | null;
  record: Record<string, unknown>;
  flags: string[] | null;
}

/** The request's council: the host decides on hosted domains, the header on local and preview hosts. */
export function tenantNameOf(host: string, header: string | undefined): string | undefined {
  const name = host.split(':')[0]?.toLowerCase() ?? '';
  for (const domain of ['localhost', ...config().hostedDomains]) {
    if (name.endsWith(`.${domain}`)) return name.slice(0, -domain.length - 1).split('.')[0];
  }
  return header;
}

/** One council with its flags, read fresh so that a switched flag counts from the next request on. */
export async function findTenant(shortName: string): Promise<Tenant | undefined> {
  return withPlatform(async (tx) => (await readTenants(tx, shortName))[0]);
}

/** As findTenant; an unknown name throws tenant-not-found. */
export async function requireTenant(shortName: string | undefined): Promise<Tenant> {
  const tenant = shortName === undefined ? undefined : await findTenant(shortName);
  if (!tenant) throw new AppError('tenant-not-found');
  return tenant;
}

/** All councils in their order. */
export async function allTenants(): Promise<Tenant[]> {
  return withPlatform((tx) => readTenants(tx));
}

async function readTenants(tx: Tx, shortName?: string): Promise<Tenant[]> {
  const { rows } = await sql<TenantRow>`
    select t.short_name, t.name, t.main_schema, t.auth_tenant_id, t.record,
           (select array_agg(f.data ->> 'name') from platform.content_items f
             where f.collection = 'app_feature_flags' and f.tenant = t.short_name
               and (f.data ->> 'application')::int = 2 and (f.data ->> 'available')::boolean) as flags
      from platform.tenants t
     where ${shortName ?? null}::text is null or t.short_name = ${shortName ?? null}
     order by t.position, t.name`.execute(tx);
  return rows.map((row) => ({
    shortName: row.short_name,
    name: row.name,
    mainSchema: row.main_schema,
    authTenantId: row.auth_tenant_id,
    record: row.record,
    flags: new Set(row.flags ?? []),
  }));
}
