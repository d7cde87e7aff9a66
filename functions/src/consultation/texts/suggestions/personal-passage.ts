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

export const overlaps = (
  a: Omit<PersonalPassage, 'kind'>,
  b: Omit<PersonalPassage, 'kind'>,
): boolean => a.start < b.end && b.start < a.end;
