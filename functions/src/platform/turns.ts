import { AppError } from './errors.ts';

export interface TurnLimits {
  /** What runs at the same time in this process. */
  atOnce: number;
  /** What waits for it, of one council where councils take turns; more is told to come again. */
  waiting: number;
}

/**
 * Does heavy work by turns: each of `whose` that waits has one before any has the next, and of each what was asked for
 * first comes first. Throws unavailable (503 with Retry-After) where too much of one waits already.
 */
export function inTurn({ atOnce, waiting }: TurnLimits) {
  let running = 0;
  /** Whose turn is next stands first. */
  const lines = new Map<string, (() => void)[]>();

  return async <T>(work: () => Promise<T>, whose = ''): Promise<T> => {
    if (running >= atOnce) {
      const line = lines.get(whose) ?? [];
      if (line.length >= waiting) throw new AppError('unavailable');
      lines.set(whose, line);
      // Whoever ends gives its place to the next.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = nextOf(lines);
      if (next) next();
      else running -= 1;
    }
  };
}

/** Takes who is next out of the lines; whose it is has its next turn after all others. */
function nextOf(lines: Map<string, (() => void)[]>): (() => void) | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const [whose, line] = first;
  const next = line.shift();
  lines.delete(whose);
  if (line.length > 0) lines.set(whose, line);
  return next;
}
