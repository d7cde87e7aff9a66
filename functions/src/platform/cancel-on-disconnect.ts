import type { Request } from 'express';
import type { Tx } from './db.ts';
import { AppError } from './errors.ts';
import { log } from './log.ts';
import { runningTransaction, stopTransaction } from './running-statement.ts';

/**
 * Does this work while somebody waits for the answer. A browser that asks for the next search, or leaves,
 * closes the request ('close site search stream'): the statement then running is stopped, and nothing
 * more is asked ('stream closed'). A page that was sent is 'site found': an answer may be held back by
 * Hosting until its end, so a search streams as pages, each asked for when the one before has come
 * (DESIGN section 8).
 */
export async function cancelOnDisconnect<T>(
  tx: Tx,
  { res: response }: Pick<Request, 'res'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!response) return work();
  let left = false;
  // Sent together with the work's first statement: no round trip of its own.
  const running = runningTransaction(tx);
  const stop = () => {
    left = true;
    running.then(stopTransaction).catch((error: unknown) => {
      log.warning('search not stopped', { error: String(error) });
    });
  };
  response.once('close', stop);
  try {
    const [done] = await Promise.all([work(), running]);
    return done;
  } catch (error) {
    // Nobody reads it, and it is no fault to report.
    throw left ? new AppError('unavailable', { cause: error }) : error;
  } finally {
    response.off('close', stop);
  }
}
