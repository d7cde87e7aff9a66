/** A line this much shorter than the longest ends its paragraph by itself. */
const FULL_LINE = 0.7;
/** Shorter lines than these are an address or a list, not prose that was wrapped. */
const MIN_WRAPPED_LENGTH = 45;
const LIST_ITEM = /^(?:[•▪◦‣·*–-]|\d{1,3}[.)]|\(?[a-z]\))\s/i;

/**
 * Plain text as paragraphs of lines. `joined`: lines that a PDF or an e-mail wrapped are put together again, with
 * words that were divided at a line's end.
 */
export function paragraphsOf(text: string, { joined }: { joined: boolean }): string[][] {
  const blocks = text
    // Soft hyphens, and what PDF readers put between letters and pages.
    .replaceAll(/[\u00AD\u200B\uFEFF\f]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0);
  if (blocks.length === 0) return [[]];
  return joined ? blocks.flatMap(unwrapped) : blocks;
}

function unwrapped(lines: string[]): string[][] {
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest < MIN_WRAPPED_LENGTH) return [lines];
  const paragraphs: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const before = paragraphs.at(-1);
    if (before !== undefined && goesOn && !LIST_ITEM.test(line))
      paragraphs[paragraphs.length - 1] = togetherWith(before, line);
    else paragraphs.push(line);
    // A short line ends its paragraph, or is a heading or an address.
    goesOn = line.length >= longest * FULL_LINE;
  }
  return paragraphs.map((paragraph) => [paragraph]);
}

/** 'develop-' and 'ment' are one word; 'two-' and 'Storey' are two. */
const togetherWith = (before: string, line: string) =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(line)
    ? before.slice(0, -1) + line
    : `${before} ${line}`;
