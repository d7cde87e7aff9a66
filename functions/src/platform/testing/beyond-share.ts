import type { Council, Who } from './council.ts';
import { spendLimit } from './spend-limit.ts';

/**
 * The statuses of a dear call of one account, of the same once its share is used up, and of another account after that.
 * To be asked last of a council: the share stays used up for a minute.
 */
export async function beyondShare(
  council: Council,
  what: string,
  ask: (who: Who) => Promise<{ status: number }>,
  [spender, other]: readonly [Who, Who] = ['viewer', 'officer'],
): Promise<number[]> {
  const within = await ask(spender);
  await spendLimit(council, what);
  const beyond = await ask(spender);
  return [within, beyond, await ask(other)].map(({ status }) => status);
}

/** Of an account beyond its share alone. */
export const OWN_SHARE = [200, 429, 200];
