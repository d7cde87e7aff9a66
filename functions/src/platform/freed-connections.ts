/** How far back it is counted, in ms. */
const LATELY_MS = 1000;

interface FreedConnections {
  /** Notes that a connection comes free at this time, in ms, and whether a call waits for it. */
  note: (now: number, isWaitedFor: boolean) => void;
  /** How long it takes until so many have come free, in ms, at the pace of the last second in which calls waited. */
  msFor: (connections: number) => number;
}

/**
 * Measures how often the connections of a pool come free while calls wait for them. How long each is held says less:
 * beside one long statement the other connections serve as before.
 */
export function freedConnections(): FreedConnections {
  // Begins as a process that serves well: its first calls are slow, and say little of those that follow.
  const lately = { freed: 50, ms: 250 };
  let passedOnAt: number | undefined;

  return {
    note(now, isWaitedFor) {
      if (passedOnAt !== undefined) {
        const since = now - passedOnAt;
        const faded = Math.exp(-since / LATELY_MS);
        lately.freed = lately.freed * faded + 1;
        lately.ms = lately.ms * faded + since;
      }
      passedOnAt = isWaitedFor ? now : undefined;
    },
    msFor: (connections) => (connections * lately.ms) / lately.freed,
  };
}
