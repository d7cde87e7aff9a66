const MAX_LENGTH = 10;

/**
 * Names truncated to the ten letters that a shapefile allows, all distinct: a number at the end separates those that
 * would clash.
 */
export function shortNames(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let short = name.slice(0, MAX_LENGTH);
    for (let number = 1; taken.has(short.toLowerCase()); number += 1) {
      const ending = `_${number}`;
      short = name.slice(0, MAX_LENGTH - ending.length) + ending;
    }
    taken.add(short.toLowerCase());
    return short;
  });
}
