import type { PrintPart } from './print-parts.ts';

/** Pages from which on a document has a cover of its own: a shorter one has its head on its first page. */
const PAGES = 4;
/** Letters of text that fill a page, and what takes as much room as so many of them. */
const LETTERS = 4_000;
const PICTURE = 2_000;
const KEY_ENTRY = 60;

/** Whether a document is long enough for a cover, reckoned alike for PDF and Word, which set pages of their own. */
export const hasRoomForCover = (parts: readonly PrintPart[]): boolean =>
  lettersOf(parts) >= PAGES * LETTERS;

const lettersOf = (parts: readonly PrintPart[]): number =>
  parts.reduce((sum, part) => sum + weightOf(part), 0);

function weightOf(part: PrintPart): number {
  if (part.kind === 'landscape') return Math.max(LETTERS, lettersOf(part.parts));
  if (part.kind === 'picture') return PICTURE;
  if (part.kind === 'key') return part.entries.length * KEY_ENTRY;
  return lettersIn(part);
}

/** Names of what parts say in code, and of addresses: none of it takes room. */
const UNREAD = new Set(['kind', 'id', 'link', 'align', 'vertical', 'sign', 'file']);

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, each]) => (UNREAD.has(key) ? sum : sum + lettersIn(each)),
    0,
  );
}
