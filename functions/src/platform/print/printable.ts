/** Letters that turn the direction of others: they could show a text in another order than it has. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROL = /[\p{Cc}\p{Co}\p{Cn}]/gu;
/** Longer words than this are addresses, codes or mischief, and are broken wherever a line ends. */
const MAX_WORD = 28;
const LONG_WORD = new RegExp(`[^\\s\u200b]{${MAX_WORD + 1},}`, 'gu');
/** Letters between two places to break: fewer would tear words apart for who copies or hears them. */
const PIECE = 12;
const BREAK = '\u200b';
const UNKNOWN = '?';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** In which there is nothing to change, as in most pictures: megabytes of figures. */
const PLAIN = /^[\n\u0020-\u007e]*$/;

/** A text that can be set: whole letters in their own order, no controls besides line ends. */
export function plainLetters(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(TURNING, '')
    .replaceAll(CONTROL, (letter) => (letter === '\n' ? letter : ''))
    .replaceAll('\ufffd', UNKNOWN);
}

/** As plainLetters, and long words with places to break. */
export function printable(text: string): string {
  return plainLetters(text).replaceAll(LONG_WORD, (word) => {
    const parts = Array.from(letters.segment(word), ({ segment }) => segment);
    return parts
      .map((part, index) => (index > 0 && index % PIECE === 0 ? `${BREAK}${part}` : part))
      .join('');
  });
}

/** Every text in a JSON value, changed. */
export function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => eachText(each, change));
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, eachText(each, change)]),
  );
}

/** Replaces letters that no font has. */
export function withoutLetters(missing: ReadonlySet<string>): (text: string) => string {
  return (text) =>
    Array.from(letters.segment(text), ({ segment }) =>
      missing.has(segment) || [...segment].some((part) => missing.has(part)) ? UNKNOWN : segment,
    ).join('');
}
