import { AppError } from './errors.ts';
import { freedConnections } from './freed-connections.ts';
import { lastOtherThan } from './last-other.ts';

interface Line {
  /** Connections that the council has. */
  taken: number;
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

/**
 * A line of its own for each council before the pool of connections: while others ask as well, however much one asks
 * for, it never has the last connection, and nobody of another council waits behind it. Alone it may have them all.
 */
export function councilLines() {
  const lines = new Map<string, Line>();
  const others = lastOtherThan();
  const lineOf = (council: string): Line => {
    const line = lines.get(council) ?? { taken: 0, waiting: new Set(), freed: freedConnections() };
    lines.set(council, line);
    return line;
  };
  // At least one: what a single connection serves is served in turn.
  const shareOf = (council: string, all: number) =>
    performance.now() - others.askedAt(council) > KEPT_FREE_MS ? all : Math.max(1, all - 1);

  return {
    /** Waits for a council's turn; gives what ends it. Throws unavailable (503) for who has waited too long. */
    async take(council: string, { all, patienceMs }: LineLimits): Promise<() => void> {
      const line = lineOf(council);
      others.note(council, performance.now());
      if (line.taken < shareOf(council, all)) line.taken += 1;
      else await turnIn(line, patienceMs);
      return () => {
        line.freed.note(performance.now(), line.waiting.size > 0);
        line.taken -= 1;
        for (const turn of line.waiting) {
          if (line.taken >= shareOf(council, all)) break;
          line.taken += 1;
          turn();
        }
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
