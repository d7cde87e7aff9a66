import { AppError } from './errors.ts';

export interface TurnLimits {
  /** What runs at the same time in this process. */
  atOnce: number;
  /** What runs of it for one council, where councils take turns; below `atOnce`, none can keep all others waiting. */
  ofOne?: number;
  /** What waits for it, of one council where councils take turns; more is told to come again. */
  waiting: number;
}

/** So many councils may have all waiting that one may, and others one each: what waits takes memory, whoever asked. */
const COUNCILS_WAITING = 4;

interface Line {
  running: number;
  /** Gives its turn to each that waits, in their order. */
  waiting: (() => void)[];
}

/**
 * Does heavy work by turns: each of `whose` that waits has one before any has the next, and of each what was asked for
 * first comes first. Throws unavailable (503 with Retry-After) where too much of one, or of all, waits already; the first of one may wait.
 */
export function inTurn({ atOnce, ofOne = atOnce, waiting }: TurnLimits) {
  let running = 0;
  /** In all lines. */
  let queued = 0;
  /** Whose turn was longest ago stands first. */
  const lines = new Map<string, Line>();

  /** The first of a line waits whoever else does: what others asked for keeps nobody out. */
  const isTooMuch = (line: Line) =>
    line.waiting.length >= waiting ||
    (line.waiting.length > 0 && queued >= COUNCILS_WAITING * waiting);
  const begin = (line: Line) => {
    line.running += 1;
    running += 1;
  };
  /** Whoever ends gives its place to the next of those that may have one more. */
  const end = (whose: string, line: Line) => {
    line.running -= 1;
    running -= 1;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(whose);
    const next = [...lines].find(([, each]) => each.waiting.length > 0 && each.running < ofOne);
    if (!next) return;
    const [nextOne, nextLine] = next;
    lines.delete(nextOne);
    lines.set(nextOne, nextLine);
    begin(nextLine);
    queued -= 1;
    nextLine.waiting.shift()?.();
  };

  return async <T>(work: () => Promise<T>, whose = ''): Promise<T> => {
    const line = lines.get(whose) ?? { running: 0, waiting: [] };
    const isFree = running < atOnce && line.running < ofOne;
    if (!isFree && isTooMuch(line)) throw new AppError('unavailable');
    lines.set(whose, line);
    if (isFree) begin(line);
    else {
      queued += 1;
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      end(whose, line);
    }
  };
}
