import { wordsOfHtml } from '../ground/answers/response-rules.ts';
import type { Fault } from '../ground/documents/fault.ts';
import type { DraftedBlock } from '../ground/documents/make-edition.ts';
import { adviceOnHeads } from './advice-on-heads.ts';
import { adviceOnPictures } from './advice-on-pictures.ts';
import { adviceMessages as messages } from './messages.ts';
import { hardWordsIn } from './plain-words.ts';
import { elementsIn } from '../../platform/markup.ts';

/** Words in a sentence that most people can still follow. */
const MAX_WORDS = 40;
/** Words of a sentence by which it is found again. */
const FIRST_WORDS = 6;
/** Read by themselves, as screen readers list them, these say nothing. */
const EMPTY_WORDS =
  /^(?:(?:please )?click(?: here)?|here|(?:this )?(?:link|page|document)|(?:read|find out|see|learn)? ?more|website)$/i;

/** What would make the words of a block easier to read; nothing here keeps it from being published. */
export function adviceOnTexts(block: DraftedBlock): Fault[] {
  if (block.type === 'image') return adviceOnPictures(block.content);
  if (block.type === 'table') return adviceOnHeads(block.content);
  if (block.type === 'link')
    return isEmptyLink(block.content.words)
      ? [{ field: 'words', message: messages.linkWords(block.content.words.trim()) }]
      : [];
  if (block.type === 'video')
    return block.content.transcript.trim()
      ? []
      : [{ field: 'transcript', message: messages.noTranscript }];
  return htmlOf(block).flatMap(({ field, html }) => ofHtml(field, html));
}

const LINK = { open: /<a\b[^<>]*>/g, close: /<\/a>/g };

/** The texts of a block with their fields. */
export function htmlOf(block: DraftedBlock): { field: string; html: string }[] {
  if (block.type === 'textBlock') return [{ field: 'html', html: block.content.html }];
  if (block.type !== 'question') return [];
  const { question, questions } = block.content;
  return [
    { field: 'question', html: question },
    ...questions.map((each, at) => ({ field: `questions.${at}.question`, html: each.question })),
  ];
}

function ofHtml(field: string, html: string): Fault[] {
  const [first] = html.match(/<h[23]\b/g) ?? [];
  const links = elementsIn(html, LINK).map(({ inside }) => wordsOfHtml(inside).trim());
  return [
    ...(first === '<h3' ? [messages.headingOrder] : []),
    ...links.filter(isEmptyLink).map(messages.linkWords),
    ...longSentences(html).map(messages.longSentence),
    ...hardWordsIn(wordsByParagraph(html).join(' ')).map(messages.hardWords),
  ].map((message) => ({ field, message }));
}

/** The words of each paragraph, heading and item of a list: where one ends, so do its last word and sentence. */
export const wordsByParagraph = (html: string): string[] =>
  html.split(/<\/?(?:p|li|h2|h3|blockquote|ul|ol|br)\b[^<>]*>/).map(wordsOfHtml);

/** A full stop or colon after it makes nothing clearer. */
const isEmptyLink = (words: string) =>
  EMPTY_WORDS.test(words.trim().replace(/(?<![.:…])[.:…]+$/, ''));

/** How sentences of more words than people follow begin, and their number of words. */
function longSentences(html: string): { begins: string; words: number }[] {
  return wordsByParagraph(html)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.split(/\s+/).filter((word) => word !== ''))
    .filter((words) => words.length > MAX_WORDS)
    .map((words) => ({ begins: words.slice(0, FIRST_WORDS).join(' '), words: words.length }));
}
