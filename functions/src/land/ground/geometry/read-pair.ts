const PAIR = /^\(?\s*(-?\d+(?:\.\d+)?)\s*(?:,\s*|\s+|;\s*)(-?\d+(?:\.\d+)?)\s*\)?$/;
/** No pair is longer; the pattern need not be tried on a page of spaces. */
const MAX_LENGTH = 60;

/** Two numbers as they were written, such as '424500, 564500' or '(54.97; -1.61)'; undefined for anything else. */
export function readPair(text: string): [first: string, second: string] | undefined {
  const line = text.trim();
  if (line.length > MAX_LENGTH) return undefined;
  const [, first, second] = PAIR.exec(line) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}
