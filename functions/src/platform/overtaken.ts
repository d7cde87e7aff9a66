/**
 * Of PostgreSQL: a deadlock, a snapshot that another transaction overtook, and a row that came or went between a question
 * and the write that rests on its answer.
 */
const DEADLOCK_OR_SNAPSHOT = new Set(['40P01', '40001']);
const CAME_OR_WENT = new Set(['23505', '23503']);

const TRIES = 3;
/** Later than this nobody may be waiting any more: the last failure is the answer. */
const PATIENCE_MS = 10_000;
const MAX_PAUSE_MS = 60;

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? '';

/** Whether the database ended a transaction for the sake of another, so that it may well succeed by itself. */
export const isDeadlock = (error: unknown): boolean => DEADLOCK_OR_SNAPSHOT.has(codeOf(error));

/** Whether a row was there that had to be unique, or one was gone that others name. */
export const isCollision = (error: unknown): boolean => CAME_OR_WENT.has(codeOf(error));

/**
 * Does a transaction again, at most twice, that ended because of another one. Nothing but the transaction may happen in
 * `attempt`: what it wrote was rolled back, what it did elsewhere would be done twice. The pause is random, so that two
 * that met do not meet again.
 */
export async function againIfOvertaken<T>(attempt: () => Promise<T>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (let nth = 1; ; nth += 1) {
    try {
      return await attempt();
    } catch (error) {
      const may = (isDeadlock(error) || isCollision(error)) && performance.now() < until;
      if (nth === TRIES || !may) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS * nth));
    }
  }
}
