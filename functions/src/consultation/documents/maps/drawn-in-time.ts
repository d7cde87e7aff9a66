import { drawMapInSubprocess } from '../../../land/ground/map-picture/draw-map-in-subprocess.ts';
import type { Tx } from '../../../platform/db.ts';
import { partOf } from '../../../platform/savepoint.ts';
import { statementTimeout, writeStatementTimeout } from '../queries/statement-timeout.ts';
import type { DrawMap } from './map-picture.ts';

/** The database gave a statement up: it took too long, or waited too long for somebody else's. */
const GIVEN_UP = new Set(['57014', '55P03']);

class TookTooLong extends Error {}

/**
 * What is found in the database and drawn from it, or undefined where that takes longer: a statement is given up, and
 * so is drawing, which is done in a thread of its own.
 */
export async function drawnInTime<T>(
  tx: Tx,
  maxMilliseconds: number,
  work: (draw: DrawMap) => Promise<T>,
): Promise<T | undefined> {
  const deadline = performance.now() + maxMilliseconds;
  const left = () => Math.ceil(deadline - performance.now());
  const draw: DrawMap = async (map) => {
    const drawn = await drawMapInSubprocess(map, left());
    if (drawn === undefined) throw new TookTooLong();
    return drawn;
  };
  const usual = await statementTimeout(tx);
  try {
    return await partOf(tx, async () => {
      await writeStatementTimeout(tx, `${maxMilliseconds}ms`);
      const done = await work(draw);
      await writeStatementTimeout(tx, usual);
      if (left() <= 0) throw new TookTooLong();
      return done;
    });
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (error instanceof TookTooLong || GIVEN_UP.has(code)) return undefined;
    throw error;
  }
}
