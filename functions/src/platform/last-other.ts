interface Asked {
  council: string;
  /** In ms. */
  at: number;
}

/** Notes which councils ask, and says of each when another one last did; of never, -Infinity. */
export function lastOtherThan() {
  let latest: Asked | undefined;
  /** The latest of all others. */
  let before: Asked | undefined;

  return {
    note(council: string, at: number): void {
      if (latest && latest.council !== council) before = latest;
      latest = { council, at };
    },
    askedAt(council: string): number {
      const other = latest?.council === council ? before : latest;
      return other?.at ?? -Infinity;
    },
  };
}
