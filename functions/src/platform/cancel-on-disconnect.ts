import type { Request } from 'express';
import type { Tx } from './db.ts';
import { AppError } from './errors.ts';
import { log } from './log.ts';
import { runningTransaction, stopTransaction } from './running-statement.ts';

/**
 * Runs `work` until the client disconnects. A browser that starts another search, or leaves, closes the request ('close
 * site search stream'): the running statement is cancelled and no further one is sent ('stream closed'). A page that
 * was sent is 'site found'. Hosting may hold an answer back until it is complete, so a search streams as pages, each
 * requested after the previous one has arrived.
 */
export async function cancelOnDisconnect<T>(
  tx: Tx,
  { res: response }: Pick<Request, 'res'>,
  work: () => Promise<T>,
): Promise<T> {
  if (!response) return work();
  let left = false;
  // Sent together with the first statement of the work, so it costs no round trip of its own.
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
    // Nobody will read this answer, and nothing went wrong that should be reported.
    throw left ? new AppError('unavailable', { cause: error }) : error;
  } finally {
    response.off('close', stop);
  }
}
