import { type Edition, sectionsOf } from '../../ground/documents/edition.ts';
import { wordsOfBlock } from '../../ground/documents/edition-words.ts';
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
 * The first places of an edition where these words stand, in the order of reading, and how many there are. Those that
 * hold all of them; where none does, each that holds one.
 */
export function passagesOf(
  edition: Edition,
  words: readonly string[],
  most: number,
): { passages: FoundPassage[]; count: number } {
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
  return {
    passages: found
      .slice(0, most)
      .map(({ text, lower: _lower, ...place }) => ({ ...place, pieces: piecesOf(text, words) })),
    count: found.length,
  };
}

const placesIn = (edition: Edition): Place[] => [
  ...sectionsOf(edition).flatMap(({ id, number, title, rows }) => [
    { id, number, title, text: title },
    ...rows.flat().map((block) => ({
      id: block.id,
      number,
      title,
      text: wordsOfBlock(block).join(' ').replaceAll(/\s+/g, ' ').trim(),
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

function piecesOf(text: string, words: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const first = Math.min(
    ...words.map((word) => lower.indexOf(word)).filter((position) => position >= 0),
  );
  const from = first > BEFORE ? text.lastIndexOf(' ', first - BEFORE) + 1 : 0;
  const shown = text.slice(from, from + SHOWN);
  const pattern = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pieces = shown.split(new RegExp(`(${pattern.join('|')})`, 'gi'));
  if (from > 0) pieces[0] = `… ${pieces[0] ?? ''}`;
  if (from + SHOWN < text.length) pieces[pieces.length - 1] += ' …';
  return pieces;
}
