import type { Request } from 'express';
import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';
import { limitRate } from './rate-limit.ts';
import type { Tenant } from './tenancy.ts';
import { inTurn, type TurnLimits } from './turns.ts';

interface AccountShare {
  /** What is limited, such as 'site-checks'. */
  what: string;
  /** How often an account may ask in a minute. */
  times: number;
}

interface Asking {
  tenant: Tenant;
  actor: Actor | undefined;
  request: Pick<Request, 'res'>;
}

/** Long queries: of each kind three run at once, at most two of them for one council. */
export const LONG_QUERIES = { atOnce: 3, ofOne: 2 };

/**
 * Does what takes long by turns between councils, and for an account only so often in a minute. Throws
 * too-many-requests (429) and unavailable (503), both with Retry-After. Not within a transaction: it takes a connection
 * to count, and whoever waits for a turn must hold none.
 */
export function inShare({ what, times, ...limits }: AccountShare & TurnLimits) {
  const turn = inTurn(limits);
  return async <T>(asking: Asking, work: () => Promise<T>): Promise<T> => {
    await countInShare(asking, { what, times });
    return turn(unlessGone(asking, work), asking.tenant.shortName);
  };
}

/** Counts a call of an account. Throws too-many-requests (429) with Retry-After. Not within a transaction. */
export async function countInShare(
  { tenant, actor }: Pick<Asking, 'tenant' | 'actor'>,
  { what, times }: AccountShare,
): Promise<void> {
  if (!actor) throw new AppError('unauthenticated');
  await limitRate(tenant, { what, whom: actor.uid, times, seconds: 60 });
}

/** Work that is left out where whoever asked for it has gone when its turn comes: nobody would read the answer. */
export function unlessGone<T>(
  { request }: Pick<Asking, 'request'>,
  work: () => Promise<T>,
): () => Promise<T> {
  return async () => {
    if (request.res?.destroyed) throw new AppError('unavailable');
    return work();
  };
}
