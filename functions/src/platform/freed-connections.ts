/** How far back it is counted, in ms. */
const LATELY_MS = 1000;
/** As of a process that serves well: its first calls are slow, and say little of those that follow. */
const AT_FIRST = { freed: 50, ms: 250 };
/** After which what was counted says nothing any more, in ms: what held it up then is over, or nobody waited. */
const FORGOTTEN_MS = 10_000;

interface FreedConnections {
  /** Notes that a connection comes free at this time, in ms, and whether a call waits for it. */
  note: (now: number, isWaitedFor: boolean) => void;
  /** How long it takes until so many have come free, in ms, at the pace of the last second in which calls waited. */
  msFor: (connections: number, now: number) => number;
}

/**
 * Measures how often the connections of a pool come free while calls wait for them. How long each is held says less:
 * beside one long statement the other connections serve as before.
 */
export function freedConnections(): FreedConnections {
  let lately = { ...AT_FIRST };
  let notedAt = -Infinity;
  let passedOnAt: number | undefined;

  return {
    note(now, isWaitedFor) {
      if (passedOnAt !== undefined) {
        const since = now - passedOnAt;
        const faded = Math.exp(-since / LATELY_MS);
        lately.freed = lately.freed * faded + 1;
        lately.ms = lately.ms * faded + since;
        notedAt = now;
      }
      passedOnAt = isWaitedFor ? now : undefined;
    },
    msFor(connections, now) {
      if (now - notedAt > FORGOTTEN_MS) lately = { ...AT_FIRST };
      return (connections * lately.ms) / lately.freed;
    },
  };
}
