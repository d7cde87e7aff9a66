import type { Tx } from '../../platform/db.ts';

/**
 * Makes a change of records that are held; gives what came of it, and how many of them the public read before and does
 * not any more. `publicAmong`: which the public reads; none of a type without.
 */
export async function countingWithdrawn<T>(
  tx: Tx,
  publicAmong: ((tx: Tx, ids: readonly number[]) => Promise<number[]>) | undefined,
  ids: readonly number[],
  change: () => Promise<T>,
): Promise<{ result: T; withdrawn: number }> {
  const before = (await publicAmong?.(tx, ids)) ?? [];
  const result = await change();
  const after = new Set(await publicAmong?.(tx, before));
  return { result, withdrawn: before.filter((id) => !after.has(id)).length };
}
