import { AMBIGUOUS, FIRST_NAMES, NOT_NAMES, TITLES } from './dictionary.ts';
import type { PersonalPassage } from './personal-passage.ts';

const CLOSING =
  /^(?:yours(?:,| (?:sincerely|faithfully|truly|ever))?|(?:with )?(?:kind |kindest |best |warm |many )?(?:regards|wishes|thanks)|best|cheers|thank you|sincerely|respectfully|all the best|signed(?: by)?)\s*[,.:!]?$/i;
const CLOSING_WITHIN =
  /\b(?:yours (?:sincerely|faithfully|truly)|(?:kind |best )?regards|best wishes|many thanks)\s*[,.]\s*(?<found>\S[^\n]*)$/i;
const WORD =
  /^(?:\p{Lu}\.?|(?:\p{Lu}\.){2,3}|\p{Lu}\p{L}*(?:['’-]\p{L}+)*|de|van|von|der|al|bin|la|and|&)$/u;
/** What follows a name on its line: a post, what stands for degrees, how to address somebody. */
const AFTER_NAME =
  /(?:(?<!\s)\s+)?(?:\((?:Mr|Mrs|Ms|Miss|Dr)\)$|,.*|\b(?:MRTPI|MRICS|BSc|MA|PhD|MBE|OBE|RIBA|JP)\b.*$)/s;
/** Lines at the end of a letter in which whoever wrote it stands. */
const LAST_LINES = 9;
/** Letters of a line with a name, and a post. */
const MAX_LINE_LENGTH = 300;
/** Lines below a closing in which a name stands. */
const BELOW_CLOSING = 2;

interface Line {
  words: string;
  start: number;
}

/** Names in lines of their own: below a closing, or at the end of a letter. */
export function signatures(words: string): PersonalPassage[] {
  const lines = linesOf(words);
  let lastClosing = Number.NEGATIVE_INFINITY;
  return lines.flatMap((line, at) => {
    if (CLOSING.test(line.words)) {
      lastClosing = at;
      return [];
    }
    const within = CLOSING_WITHIN.exec(line.words)?.groups?.['found'];
    if (within && nameOf(within)) {
      const start = line.start + line.words.length - within.length;
      return [{ kind: 'name' as const, start, end: start + nameOf(within).length }];
    }
    const isBelow = at - lastClosing <= BELOW_CLOSING;
    const isLate = at > 0 && at >= lines.length - LAST_LINES;
    const name = isBelow || isLate ? nameOf(line.words) : '';
    if (!name || !(isBelow || hasSurname(name) || isFirstName(name, at === lines.length - 1)))
      return [];
    return [{ kind: 'name' as const, start: line.start, end: line.start + name.length }];
  });
}

/** The lines that have words, without the spaces around them. */
function linesOf(words: string): Line[] {
  let start = 0;
  return words.split('\n').flatMap((each) => {
    const line = { words: each.trim(), start: start + each.length - each.trimStart().length };
    start += each.length + 1;
    return line.words === '' ? [] : [line];
  });
}

/** The name that a line consists of, if it does. */
function nameOf(line: string): string {
  if (line.length > MAX_LINE_LENGTH) return '';
  const name = line
    .replace(AFTER_NAME, '')
    .replace(/[.,]$/, (stop) => (/\p{Lu}\.$/u.test(line) ? stop : ''));
  const parts = name.replace(new RegExp(`^(?:${TITLES})\\.?\\s+`), '').split(/\s+/);
  const isName =
    parts.length <= 5 && !NOT_NAMES.test(parts.join(' ')) && parts.every((part) => WORD.test(part));
  const lowerCase = parts.length === 1 && FIRST_NAMES.has(capitalised(name));
  return isName || lowerCase ? name : '';
}

const hasSurname = (name: string) => /\s/.test(name);
const isFirstName = (name: string, isLast: boolean) =>
  FIRST_NAMES.has(capitalised(name)) && (isLast || !AMBIGUOUS.has(name));
const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
