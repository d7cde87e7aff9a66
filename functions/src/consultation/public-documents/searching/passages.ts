import { type Edition, type EditionBlock, sectionsOf } from '../../ground/documents/edition.ts';
import { wordsOfBlock } from '../../ground/documents/edition-words.ts';
import { withHtml } from '../../ground/documents/html-fields.ts';
import { publishedKindOf } from '../../ground/documents/kinds.ts';
import { pageWithin } from '../../ground/public-frame/page-asked.ts';
import { publicDocumentMessages as messages } from '../messages.ts';

/** A place of a document where what was searched for stands. */
export interface FoundPassage {
  /** The id of the element to which a link leads; '' for the document itself. */
  id: string;
  /** The number and title of its section. */
  number: string;
  title: string;
  /** Some of what stands there; every other piece, from the second on, is what was searched for. */
  pieces: string[];
  /** It stands among the attachments, which have a page of their own. */
  isAttachment?: true;
}

interface Place extends Pick<FoundPassage, 'id' | 'number' | 'title' | 'isAttachment'> {
  text: string;
}

const BEFORE = 60;
const SHOWN = 220;

/**
 * A page of the places of an edition where these words stand, in the order of reading, which page that is, and how many
 * there are. Those that hold all of them; where none does, each that holds one.
 */
export function passagesOf(
  edition: Edition,
  words: readonly string[],
  { page: asked, most }: { page: number; most: number },
): { passages: FoundPassage[]; count: number; page: number } {
  const all: Place[] = [
    { id: '', number: '', title: edition.title, text: `${edition.title} ${edition.subtitle}` },
    ...placesIn(edition),
  ];
  const places = all.map((place) => ({ ...place, lower: place.text.toLowerCase() }));
  const whole = places.filter(({ lower }) => words.every((word) => lower.includes(word)));
  const found =
    whole.length > 0
      ? whole
      : places.filter(({ lower }) => words.some((word) => lower.includes(word)));
  const page = pageWithin(asked, found.length, most);
  return {
    passages: found
      .slice((page - 1) * most, page * most)
      .map(({ text, lower: _lower, ...place }) => ({ ...place, pieces: piecesOf(text, words) })),
    count: found.length,
    page,
  };
}

const placesIn = (edition: Edition): Place[] => [
  ...sectionsOf(edition).flatMap(({ id, number, title, rows }) => [
    { id, number, title, text: title },
    ...rows.flat().map((block) => ({
      id: block.id,
      number,
      title,
      text: readable(block),
    })),
  ]),
  ...(edition.attachments ?? []).map(({ title }) => ({
    id: '',
    number: '',
    title: messages.attachments,
    text: title,
    isAttachment: true as const,
  })),
];

/** What stands in a block on one line: a heading does not run into what follows it, nor one part into the next. */
function readable(block: EditionBlock): string {
  const apart = withHtml(publishedKindOf(block).htmlFields, block.content, (html) =>
    html.replaceAll(/([^.?!:])(<\/h[23]>)/g, '$1:$2'),
  );
  const parts = wordsOfBlock({ ...block, content: apart } as EditionBlock);
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim().replaceAll(' :', ':'))
    .filter((part) => part !== '')
    .join(' · ');
}

/** Where what is shown ends: after a whole word, and not within what was searched for. */
function endOfShown(text: string, from: number, hit: { start: number; length: number }): number {
  if (from + SHOWN >= text.length) return text.length;
  const after = hit.start + hit.length;
  const space = text.lastIndexOf(' ', from + SHOWN);
  if (space >= after) return space;
  const next = text.indexOf(' ', after);
  return next === -1 ? text.length : next;
}

function piecesOf(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const [hit = { start: 0, length: 0 }] = words
    .map((word) => ({ start: lower.indexOf(word), length: word.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start);
  const first = hit.start;
  const from = first > BEFORE ? text.lastIndexOf(' ', first - BEFORE) + 1 : 0;
  const to = endOfShown(text, from, hit);
  const shown = text.slice(from, to);
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pieces = shown.split(new RegExp(`(${pattern.join('|')})`, 'gi'));
  if (from > 0) pieces[0] = `… ${pieces[0] ?? ''}`;
  if (to < text.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}
