import { AppError } from './errors.ts';
import { freedConnections } from './freed-connections.ts';

interface Line {
  /** Connections that the council has. */
  taken: number;
  /** When it last asked for one, in ms. */
  askedAt: number;
  /** Gives its turn to each who waits, in their order. */
  waiting: Set<() => void>;
  freed: ReturnType<typeof freedConnections>;
}

interface LineLimits {
  /** Connections that there are. */
  all: number;
  /** How long somebody waits before being told to come again. */
  patienceMs: number;
}

/** How long a connection is kept free for another council after it last asked for one. */
const KEPT_FREE_MS = 60_000;

/** The line of all calls whose council is not known, nor whether there is one: nobody else waits behind them. */
export const UNKNOWN_COUNCIL = 'unknown council';

/**
 * A line of its own for each council before the pool of connections. A council that has none may always take one. For a
 * further one it leaves as many free as other councils have asked lately and have none: at least one while another has
 * asked lately, and at most half of them all. So those that ask for much share what is left, by turns; alone, a council
 * may have every connection. Calls of no known council count as nobody, and always leave one.
 */
export function councilLines() {
  /** Whose turn was longest ago stands first. */
  const lines = new Map<string, Line>();
  /** By all of them together. */
  let taken = 0;
  const newLine = (): Line => ({
    taken: 0,
    askedAt: -Infinity,
    waiting: new Set(),
    freed: freedConnections(),
  });
  const lineOf = (council: string): Line => {
    const line = lines.get(council) ?? newLine();
    lines.set(council, line);
    return line;
  };
  /** Connections that this council leaves free. */
  const keptFor = (council: string, all: number): number => {
    const now = performance.now();
    const lately = [...lines].filter(
      ([other, { askedAt }]) => other !== council && now - askedAt <= KEPT_FREE_MS,
    );
    if (lately.length === 0 && council !== UNKNOWN_COUNCIL) return 0;
    const without = lately.filter(([, other]) => other.taken === 0).length;
    return Math.max(1, Math.min(without, Math.floor(all / 2)));
  };
  const mayTake = (council: string, line: Line, all: number) =>
    line.taken === 0 || taken < all - keptFor(council, all);
  const begin = (line: Line) => {
    line.taken += 1;
    taken += 1;
  };
  /** One each, round by round, until nobody who waits may take another. */
  const giveTurns = (all: number) => {
    for (;;) {
      const next = [...lines].find(
        ([council, line]) => line.waiting.size > 0 && mayTake(council, line, all),
      );
      if (!next) return;
      const [council, line] = next;
      lines.delete(council);
      lines.set(council, line);
      begin(line);
      const [turn] = line.waiting;
      turn?.();
    }
  };

  return {
    /** Waits for a council's turn; gives what ends it. Throws unavailable (503) for who has waited too long. */
    async take(council: string, { all, patienceMs }: LineLimits): Promise<() => void> {
      const line = lineOf(council);
      if (council !== UNKNOWN_COUNCIL) line.askedAt = performance.now();
      const turn = turnIn(line, patienceMs);
      // Also those that wait already: what is kept for others grows less with time alone.
      giveTurns(all);
      await turn;
      return () => {
        line.freed.note(performance.now(), line.waiting.size > 0);
        line.taken -= 1;
        taken -= 1;
        giveTurns(all);
      };
    },
    /** How long it takes until those who wait in a council's line have had so many connections each, in ms. */
    msFor(council: string, each: number): number {
      const { waiting, freed } = lineOf(council);
      return freed.msFor(waiting.size * each, performance.now());
    },
  };
}

const turnIn = ({ waiting }: Line, patienceMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(turn);
      reject(new AppError('unavailable'));
    }, patienceMs);
    const turn = () => {
      clearTimeout(timer);
      waiting.delete(turn);
      resolve();
    };
    waiting.add(turn);
  });
