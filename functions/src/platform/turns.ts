import { AppError } from './errors.ts';

export interface TurnLimits {
  /** What runs at the same time in this process. */
  atOnce: number;
  /** What waits for it; more is told to come again. */
  waiting: number;
}

/**
 * Does heavy work by turns, in the order in which it is asked for. Throws unavailable (503 with Retry-After) where too
 * much waits already.
 */
export function inTurn({ atOnce, waiting }: TurnLimits) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new AppError('unavailable');
      // Whoever ends gives its place to the next.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
