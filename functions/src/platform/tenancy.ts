import { askPlatform, sql, withPlatform, type TenantScope, type Tx } from './db.ts';
import { config } from './config.ts';
import { UNKNOWN_COUNCIL } from './council-lines.ts';
import { AppError } from './errors.ts';
import type { FlagName } from './flag-names.ts';
import { recentStrangers } from './recent-strangers.ts';

/**
 * A council as the server knows it. `record` holds every field of the specification's tenant record, with what the
 * council has changed since in its settings.
 */
export interface Tenant extends TenantScope {
  name: string;
  authTenantId: string | null;
  record: Record<string, unknown>;
  /** Names of the feature flags that are on. */
  flags: ReadonlySet<FlagName>;
}

interface TenantRow {
  short_name: string;
  name: string;
  main_schema: string;
  auth_tenant_id: string | null;
  record: Record<string, unknown>;
  flags: FlagName[] | null;
  revision: number;
}

export type Asked = { shortName: string } | { host: string };

/**
 * Which council a request is for. On hosted domains the first label or the council's own domain decides; the choice
 * sent as a header counts only on local and preview hosts.
 */
export function tenantAsked(hostAndPort: string, header: string | undefined): Asked | undefined {
  const host = hostAndPort.replace(/:\d+$/, '').toLowerCase();
  const { local, hostedDomains } = config();
  for (const domain of [...(local ? ['localhost'] : []), ...hostedDomains]) {
    const label = host.endsWith(`.${domain}`)
      ? host.slice(0, -domain.length - 1).split('.')[0]
      : undefined;
    if (label) return { shortName: label };
  }
  if (isLocalOrPreview(host)) return header === undefined ? undefined : { shortName: header };
  return { host };
}

/**
 * Loopback on a local stack, and this project's own addresses of Firebase Hosting with their preview channels
 * (`project--channel.web.app`). Elsewhere the header would be believed of whoever calls a function directly.
 */
function isLocalOrPreview(host: string): boolean {
  const { local, projectId } = config();
  if (local && ['localhost', '127.0.0.1', '[::1]'].includes(host)) return true;
  const [label = '', ...domain] = host.split('.');
  return (
    ['web.app', 'firebaseapp.com'].includes(domain.join('.')) &&
    (label === projectId || label.startsWith(`${projectId}--`))
  );
}

/** Councils as last read, by name or host, with their revision. */
const known = new Map<string, { revision: number; tenant: Tenant }>();
/** Hosts that were asked for lately and are no council's. */
const strangers = recentStrangers();
/** Whose share of the connections a council is read with that this process does not know. */
const NOT_READ = { mainSchema: UNKNOWN_COUNCIL };

/**
 * One council with its flags. It is cached until its revision changes, which each call checks, so a switched flag takes
 * effect on the next request in every process. A host that becomes a council's may be known some seconds late.
 */
export async function findTenant(asked: string | Asked): Promise<Tenant | undefined> {
  const wanted = typeof asked === 'string' ? { shortName: asked } : asked;
  const key = JSON.stringify(wanted);
  if (strangers.has(key)) return undefined;
  const kept = known.get(key);
  const asks = (tx: Tx) => revisionOf(tx, wanted);
  if (kept && (await askPlatform(asks, kept.tenant)) === kept.revision) return kept.tenant;
  const [row] = await withPlatform((tx) => readTenants(tx, wanted), kept?.tenant ?? NOT_READ);
  if (!row) {
    // Another call may have found one since this one asked.
    if (known.get(key) !== kept) return undefined;
    known.delete(key);
    if ('host' in wanted) strangers.add(key);
    return undefined;
  }
  const tenant = tenantIn(row);
  known.set(key, { revision: row.revision, tenant });
  return tenant;
}

/** A council as it was last read by this process, where the database cannot be asked. */
export const tenantLastRead = (asked: Asked | undefined): Tenant | undefined =>
  asked && known.get(JSON.stringify(asked))?.tenant;

/** As findTenant; throws tenant-not-found for an unknown name or none. */
export async function requireTenant(asked: string | Asked | undefined): Promise<Tenant> {
  const tenant = asked === undefined ? undefined : await findTenant(asked);
  if (!tenant) throw new AppError('tenant-not-found');
  return tenant;
}

/** All councils in their order, for work that is done in each. */
export async function allTenants(): Promise<Tenant[]> {
  return (await withPlatform((tx) => readTenants(tx))).map(tenantIn);
}

/** The same for anybody who asks, of whom no council is known. */
export async function listedTenants(): Promise<Tenant[]> {
  return (await withPlatform((tx) => readTenants(tx), NOT_READ)).map(tenantIn);
}

function meant(asked: Asked) {
  return 'shortName' in asked
    ? sql`t.short_name = ${asked.shortName}`
    : sql`${asked.host} = any(t.hosts)`;
}

async function revisionOf(tx: Tx, asked: Asked): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    select t.revision from platform.tenants t where ${meant(asked)}`.execute(tx);
  return rows[0]?.revision;
}

async function readTenants(tx: Tx, asked?: Asked): Promise<TenantRow[]> {
  const { rows } = await sql<TenantRow>`
    select t.short_name, coalesce(s.data ->> 'name', t.name) as name, t.main_schema, t.auth_tenant_id,
           t.record || coalesce(s.data, '{}') as record, t.revision,
           (select array_agg(f.data ->> 'name') from platform.content_items f
             where f.collection = 'app_feature_flags' and f.tenant = t.short_name
               and (f.data ->> 'application')::int = 2 and (f.data ->> 'available')::boolean) as flags
      from platform.tenants t
      left join platform.content_items s
        on s.collection = 'general' and s.id = 'council' and s.tenant = t.short_name
     where ${asked === undefined ? sql`true` : meant(asked)}
     order by t.position, 2`.execute(tx);
  return rows;
}

function tenantIn(row: TenantRow): Tenant {
  return {
    shortName: row.short_name,
    name: row.name,
    mainSchema: row.main_schema,
    authTenantId: row.auth_tenant_id,
    record: row.record,
    flags: new Set(row.flags ?? []),
  };
}
