import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';
import { limitRate } from './rate-limit.ts';
import type { Tenant } from './tenancy.ts';
import { inTurn, type TurnLimits } from './turns.ts';

interface Share extends TurnLimits {
  /** What is limited, such as 'site-checks'. */
  what: string;
  /** How often an account may ask in a minute. */
  times: number;
}

/**
 * Does what takes long by turns between councils, and for an account a few times a minute only. Throws
 * too-many-requests (429) and unavailable (503), both with Retry-After. Not within a transaction: whoever waits holds no
 * connection.
 */
export function inShare({ what, times, ...limits }: Share) {
  const turn = inTurn(limits);
  return async <T>(
    { tenant, actor }: { tenant: Tenant; actor: Actor | undefined },
    work: () => Promise<T>,
  ): Promise<T> => {
    if (!actor) throw new AppError('unauthenticated');
    await limitRate(tenant, { what, whom: actor.uid, times, seconds: 60 });
    return turn(work, tenant.shortName);
  };
}
