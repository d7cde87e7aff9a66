/**
 * Few files that together see whatever any of them sees: by turns the one that adds most for its time, in
 * milliseconds. Those of `always` come first.
 */
export function coveringFiles(
  seenIn: ReadonlyMap<string, ReadonlySet<string>>,
  took: ReadonlyMap<string, number>,
  always: readonly string[],
): string[] {
  const chosen = [...always];
  const missing = new Set([...seenIn.values()].flatMap((each) => [...each]));
  const strike = (file: string) => seenIn.get(file)?.forEach((each) => missing.delete(each));
  chosen.forEach(strike);
  while (missing.size > 0) {
    const worth = ([file, seen]: [string, ReadonlySet<string>]) => ({
      file,
      worth:
        [...seen].filter((each) => missing.has(each)).length / ((took.get(file) ?? 0) + SETTING_UP),
    });
    const [best] = [...seenIn].map(worth).toSorted((a, b) => b.worth - a.worth);
    if (!best) break;
    chosen.push(best.file);
    strike(best.file);
  }
  return chosen;
}

/** What every file takes besides its tests, in milliseconds. */
const SETTING_UP = 1000;
