import pg from 'pg';
import { currentTrace } from '../../platform/log.ts';

/** Longer than a statement takes that waits for nobody, on a busy machine most of the time; nothing rests on it. */
const WAITS_MS = 30;
/** What a call may do between two statements before the other goes on. */
const THINKS_MS = 2;

const pause = (ms: number) => new Promise<'paused'>((done) => setTimeout(done, ms, 'paused'));

/** One of the operations that are interleaved, by the trace of its call. */
interface Running {
  /** Statements that it wants to send. */
  wanted: (() => Promise<unknown>)[];
  /** One is on its way: where it lasts, it waits for a lock. */
  sent: Promise<unknown> | undefined;
  isOver: boolean;
}

const running = new Map<string, Running>();
const query: unknown = Reflect.get(pg.Client.prototype, 'query');

/** From now on the statements of traced operations wait for their turn; gives what ends that. */
export function takeTurns(): () => void {
  if (typeof query !== 'function') throw new Error('pg.Client has no query');
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]): unknown {
      const send = () => Reflect.apply(query, this, given) as Promise<unknown>;
      const operation = running.get(currentTrace() ?? '');
      if (!operation || typeof given.at(-1) === 'function') return send();
      return new Promise((resolve, reject) => {
        operation.wanted.push(async () => {
          const sent = send();
          sent.then(resolve, reject);
          await sent.catch(() => undefined);
        });
      });
    },
  });
  return () => Object.assign(pg.Client.prototype, { query });
}

/**
 * Does operations at once, one statement at a time: `next`, a number from 0 up to but not including 1, says whose. One that
 * waits for another's lock goes on when it can. Gives what became of each, in order.
 */
export async function interleaved<T>(
  operations: readonly ((trace: string) => Promise<T>)[],
  next: () => number,
): Promise<PromiseSettledResult<T>[]> {
  const all: Running[] = [];
  const begun = operations.map((operation, at) => {
    const trace = `race-${at}`;
    const state: Running = { wanted: [], sent: undefined, isOver: false };
    running.set(trace, state);
    all.push(state);
    return operation(trace).finally(() => (state.isOver = true));
  });
  const ended = Promise.allSettled(begun);
  while (all.some(({ isOver }) => !isOver)) {
    const ready = all.filter(({ wanted, sent }) => wanted.length > 0 && !sent);
    const thinking = all.filter(
      ({ wanted, sent, isOver }) => wanted.length === 0 && !sent && !isOver,
    );
    if (thinking.length > 0 || ready.length === 0) await pause(ready.length === 0 ? 1 : THINKS_MS);
    const turn = all.filter(({ wanted, sent }) => wanted.length > 0 && !sent);
    const chosen = turn[Math.floor(next() * turn.length)];
    const statement = chosen?.wanted.shift();
    if (!chosen || !statement) continue;
    chosen.sent = statement().finally(() => (chosen.sent = undefined));
    await Promise.race([chosen.sent, pause(WAITS_MS)]);
  }
  for (const at of operations.keys()) running.delete(`race-${at}`);
  return ended;
}
