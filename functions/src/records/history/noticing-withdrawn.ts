import type { Tx } from '../../platform/db.ts';

/**
 * Makes a change of records that are held; gives what came of it, and what the public read of these records before and
 * does not any more. `publicAmong`: what it reads of them; nothing of a type without.
 */
export async function noticingWithdrawn<T>(
  tx: Tx,
  publicAmong: ((tx: Tx, ids: readonly number[]) => Promise<number[]>) | undefined,
  ids: readonly number[],
  change: () => Promise<T>,
): Promise<{ result: T; withdrawn: number[] }> {
  const before = (await publicAmong?.(tx, ids)) ?? [];
  const result = await change();
  const after = new Set(before.length > 0 ? await publicAmong?.(tx, ids) : []);
  return { result, withdrawn: before.filter((id) => !after.has(id)) };
}
