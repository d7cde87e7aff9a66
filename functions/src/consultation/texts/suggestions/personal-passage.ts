import type { RedactionType } from '../../ground/texts/text-nodes.ts';

/** A passage that is probably personal; `start` and `end` count letters of the flat text. */
export interface PersonalPassage {
  kind: RedactionType;
  start: number;
  end: number;
}

/** What a pattern finds in a text; where the pattern has the group `found`, only that. */
export function findings(kind: RedactionType, words: string, pattern: RegExp): PersonalPassage[] {
  return [...words.matchAll(pattern)].map((match) => {
    const found = match.groups?.['found'] ?? match[0];
    const start = match.index + match[0].lastIndexOf(found);
    return { kind, start, end: start + found.length };
  });
}

/** Where something stands in a text. */
export type PassageRange = Omit<PersonalPassage, 'kind'>;

export const overlaps = (a: PassageRange, b: PassageRange): boolean =>
  a.start < b.end && b.start < a.end;

/** Tells of any place whether one of these lies over it, without asking each of them. */
export function overlapsAnyOf(places: readonly PassageRange[]): (place: PassageRange) => boolean {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  // How far those reach that begin before: one of them may be longer than those after it.
  let end = 0;
  const reach = sorted.map((each) => (end = Math.max(end, each.end)));
  return ({ start, end: until }) => {
    const before = countBefore(sorted, (each) => each.start < until);
    return before > 0 && reach[before - 1]! > start;
  };
}

/** How many places at the beginning of a sorted list are so. */
export function countBefore(
  sorted: readonly PassageRange[],
  isSo: (place: PassageRange) => boolean,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
