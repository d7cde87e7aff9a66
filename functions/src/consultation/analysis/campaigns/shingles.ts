/** Words in a row that are compared as one. */
const SHINGLE = 4;

/** The words of a text as they are compared: case, punctuation and line breaks make no difference. */
export const comparedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Hashes of every few words in a row, each once, ascending; fewer words than that are one. */
export function shinglesOf(words: readonly string[]): Uint32Array {
  const hashes = new Set<number>();
  const own = words.map(hashOf);
  const last = Math.max(1, words.length - SHINGLE + 1);
  for (let at = 0; at < last && words.length > 0; at += 1) {
    let hash = 0x811c9dc5;
    for (let next = at; next < Math.min(at + SHINGLE, words.length); next += 1)
      hash = spreadBits(Math.imul(hash, 31) ^ own[next]!);
    hashes.add(hash >>> 0);
  }
  return Uint32Array.from(hashes).sort();
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Spreads the bits of a number over all of it. */
export function spreadBits(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The share of both sets' members that both have, from 0 to 1 (Jaccard). Both ascending. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let [i, j, both] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) both += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  const all = a.length + b.length - both;
  return all === 0 ? 0 : both / all;
}
