import { wordsOfHtml } from '../ground/responses/response-rules.ts';
import { blockAdviceMessages } from '../ground/documents/advice-messages.ts';
import { isEmptyLink } from '../ground/documents/blocks/link/link-words.ts';
import type { Fault } from '../ground/documents/fault.ts';
import { htmlIn } from '../ground/documents/html-fields.ts';
import { blockKindOf } from '../ground/documents/kinds.ts';
import type { DraftedBlock } from '../ground/documents/make-edition.ts';
import { adviceMessages as messages } from './messages.ts';
import { hardWordsIn } from './plain-words.ts';
import { elementsIn } from '../../platform/markup.ts';

/** Words in a sentence that most people can still follow. */
const MAX_WORDS = 40;
/** Words of a sentence by which it is found again. */
const FIRST_WORDS = 6;
/** What could be better about a block; nothing here keeps it from being published. */
export const adviceOnBlock = (block: DraftedBlock): Fault[] => [
  ...htmlOf(block).flatMap(({ field, html }) => ofHtml(field, html)),
  ...blockKindOf(block.type).advice(block.content),
];

const LINK = { open: /<a\b[^<>]*>/g, close: /<\/a>/g };

/** The texts of a block with their fields. */
export const htmlOf = ({ type, content }: DraftedBlock): { field: string; html: string }[] =>
  htmlIn(blockKindOf(type).htmlFields, content);

function ofHtml(field: string, html: string): Fault[] {
  const [first] = html.match(/<h[23]\b/g) ?? [];
  const links = elementsIn(html, LINK).map(({ inside }) => wordsOfHtml(inside).trim());
  return [
    ...(first === '<h3' ? [messages.headingOrder] : []),
    ...links.filter(isEmptyLink).map(blockAdviceMessages.linkWords),
    ...longSentences(html).map(messages.longSentence),
    ...hardWordsIn(wordsByParagraph(html).join(' ')).map(messages.hardWords),
  ].map((message) => ({ field, message }));
}

/** The words of each paragraph, heading and item of a list: where one ends, so do its last word and sentence. */
export const wordsByParagraph = (html: string): string[] =>
  html.split(/<\/?(?:p|li|h2|h3|blockquote|ul|ol|br)\b[^<>]*>/).map(wordsOfHtml);

/** How sentences of more words than people follow begin, and their number of words. */
function longSentences(html: string): { begins: string; words: number }[] {
  return wordsByParagraph(html)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > MAX_WORDS)
    .map((words) => ({ begins: words.slice(0, FIRST_WORDS).join(' '), words: words.length }));
}
