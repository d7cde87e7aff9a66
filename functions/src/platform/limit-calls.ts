import { config } from './config.ts';
import { AppError } from './errors.ts';
import { withinRate } from './rate-limit.ts';
import type { Tenant } from './tenancy.ts';

const MINUTE_MS = 60_000;
/** Calls that are counted together: asking the database for each would cost more than most calls do. */
const BLOCK = 60;

interface Counted {
  calls: number;
  /** Whether the block under way is within the limit. */
  within: Promise<boolean>;
}

let minute = 0;
const counted = new Map<string, Counted>();

/**
 * Counts a call of an account, named by its uid or its token. The first block of each minute passes in every process;
 * what goes beyond is taken by blocks from what all processes share. Over the limit, throws too-many-requests (429) with
 * Retry-After in seconds.
 */
export async function limitCalls(tenant: Tenant, whom: string): Promise<void> {
  const now = Date.now();
  if (Math.floor(now / MINUTE_MS) !== minute) {
    minute = Math.floor(now / MINUTE_MS);
    counted.clear();
  }
  const key = `${tenant.shortName}:${whom}`;
  const account = counted.get(key) ?? { calls: 0, within: Promise.resolve(true) };
  counted.set(key, account);
  if (account.calls > 0 && account.calls % BLOCK === 0)
    account.within = account.within.then((within) => within && takesBlock(tenant, whom));
  account.calls += 1;
  if (await account.within) return;
  const retryAfter = Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000);
  throw new AppError('too-many-requests', { headers: { 'retry-after': String(retryAfter) } });
}

async function takesBlock(tenant: Tenant, whom: string): Promise<boolean> {
  const times = Math.floor(config().callsPerMinute / BLOCK) - 1;
  try {
    return await withinRate(tenant, { what: 'calls', whom, times, seconds: 60 });
  } catch {
    // While the database is away the call fails by itself, and says so better.
    return true;
  }
}
