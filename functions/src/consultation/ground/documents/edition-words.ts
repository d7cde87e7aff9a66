import { type Edition, type EditionBlock, sectionsOf } from './edition.ts';
import { publishedKindOf } from './kinds.ts';

/** Every word of an edition in the order of reading, and what its attachments are called, by which it is searched. */
export const editionWords = (edition: Edition): string =>
  [
    edition.title,
    edition.subtitle,
    ...sectionsOf(edition).flatMap(({ title, rows }) => [
      title,
      ...rows.flat().flatMap(wordsOfBlock),
    ]),
    ...(edition.attachments ?? []).map(({ title }) => title),
  ]
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join('\n');

/** The words that are read in a block. */
export const wordsOfBlock = (block: EditionBlock): string[] =>
  publishedKindOf(block).words(block.content);
