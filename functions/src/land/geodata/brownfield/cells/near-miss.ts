/** Shorter words are too alike: 'not' and 'now', 'full' and 'fill'. */
const MIN_LETTERS = 5;
/** A shorter part of a value says too little. */
const MIN_CUT = 12;

/**
 * Whether each word matches the other text's word in the same position but for one letter left out, added, changed or
 * swapped.
 */
export function misspelt(text: string, meant: string): boolean {
  const words = text.split(' ');
  const others = meant.split(' ');
  return (
    words.length === others.length &&
    words.every((word, index) => word === others[index] || oneSlip(word, others[index] ?? ''))
  );
}

/**
 * Whether the text is the beginning of the other and ends within a word, as in a shapefile whose column was too
 * narrow. A text that ends with a whole word may be a value of its own.
 */
export function cutShort(text: string, meant: string): boolean {
  return text.length >= MIN_CUT && meant.startsWith(text) && /[a-z]/.test(meant[text.length] ?? '');
}

function oneSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_LETTERS) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
