import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { config } from './config.ts';
import { sql, withPlatform, type TenantScope } from './db.ts';
import { AppError } from './errors.ts';
import { saltOfToday } from './rate-limit-salt.ts';

export interface Limit {
  /** What is limited, such as 'sign-up'. */
  what: string;
  /** Whose tries are counted: an address, an e-mail, an account. Only a hash is stored, salted anew each day. */
  whom: string;
  times: number;
  /** A day has a whole number of them, for no window outlasts its salt. */
  seconds: number;
}

/**
 * Counts one try in a fixed window, in a transaction of its own so that rejected calls count too: not within another,
 * which would hold a connection while it waits for this one. Over the limit, throws too-many-requests (429) with
 * Retry-After in seconds.
 */
export async function limitRate(tenant: TenantScope, limit: Limit): Promise<void> {
  const retryAfter = await countTry(tenant, limit);
  if (retryAfter !== undefined) {
    throw new AppError('too-many-requests', { headers: { 'retry-after': String(retryAfter) } });
  }
}

/** As limitRate, for work that is silently skipped instead: returns false when over the limit. */
export async function withinRate(tenant: TenantScope, limit: Limit): Promise<boolean> {
  return (await countTry(tenant, limit)) === undefined;
}

async function countTry(
  tenant: TenantScope,
  { what, whom, times, seconds }: Limit,
): Promise<number | undefined> {
  const hash = createHmac('sha256', await saltOfToday())
    .update(whom)
    .digest('base64url');
  const bucket = `${tenant.shortName}:${what}:${hash}`;
  const { rows } = await withPlatform(
    (tx) =>
      sql<{ count: number; seconds_left: number }>`
        insert into rate_limits as r (bucket, window_start)
        values (${bucket}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${seconds}) * ${seconds}))
        on conflict (bucket, window_start) do update set count = r.count + 1
        returning r.count,
          ceil(extract(epoch from r.window_start - clock_timestamp()) + ${seconds})::int as seconds_left`.execute(
        tx,
      ),
    tenant,
  );
  const row = rows[0];
  return row && row.count > times ? Math.max(1, row.seconds_left) : undefined;
}

/**
 * The caller's address as reported by our own proxies. Each trusted proxy appends the address it saw to
 * X-Forwarded-For; anything further left may be forged by the caller.
 */
export function callerAddress(request: Request): string {
  const hops = config().trustedProxyHops;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return (
    (hops > 0 ? forwarded.at(-Math.min(hops, forwarded.length)) : undefined) ??
    request.socket.remoteAddress ??
    ''
  );
}
