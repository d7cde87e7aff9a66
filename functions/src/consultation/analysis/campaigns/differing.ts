import { diffWordsWithSpace } from 'diff';

/** A passage of two texts: in both, in the compared one only, or in the other only. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts that differ in nearly everything are not compared word by word for longer. */
const MAX_MS = 1500;

/** What a text has that another has not, and the other way round, word by word. */
export function differingParts(from: string, to: string): TextPart[] {
  const parts = diffWordsWithSpace(from, to, { timeout: MAX_MS });
  if (!parts) {
    return [
      { kind: 'removed', text: from },
      { kind: 'added', text: to },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
