import { isWebAddress } from '../../../platform/link-address.ts';
import { cleanHtml, leadsAstray } from '../answers/clean-html.ts';
import type { Edition, EditionBlock, EditionSection } from './edition.ts';

/** A name or password before the host of an address, wherever it stands; a password may have an @ of its own. */
const NAME_IN_ADDRESS = /(https?:\/\/)[^\s/?#<>"]+@/gi;

const withoutNames = (text: string): string => text.replaceAll(NAME_IN_ADDRESS, '$1');

/**
 * An edition as it may be served now: editions are kept as they were published, and older ones have links that none may
 * have any more, such as one with a password in its address. Their words stay.
 */
export const servedEdition = <Content extends Pick<Edition, 'sections'>>(
  edition: Content,
): Content => ({
  ...edition,
  sections: edition.sections.map(servedSection),
});

const servedSection = (section: EditionSection): EditionSection => ({
  ...section,
  rows: section.rows.map((row) => row.map(servedBlock)),
  sections: section.sections.map(servedSection),
});

function servedBlock(block: EditionBlock): EditionBlock {
  if (block.type === 'textBlock')
    return { ...block, content: { html: servedHtml(block.content.html) } };
  if (block.type === 'link') {
    const { words, address } = block.content;
    return {
      ...block,
      content: {
        ...block.content,
        words: withoutNames(words),
        address: isWebAddress(address) ? address : '',
      },
    };
  }
  if (block.type !== 'question') return block;
  return { ...block, content: servedQuestion(block.content) };
}

/** A question and its parts as they may be served. */
export const servedQuestion = <
  Content extends { question: string; questions: { question: string }[] },
>(
  content: Content,
): Content => ({ ...servedAsked(content), questions: content.questions.map(servedAsked) });

const servedAsked = <Asked extends { question: string }>(asked: Asked): Asked => ({
  ...asked,
  question: servedHtml(asked.question),
});

/** Cleaned anew only where something is wrong with it: most texts are as they were. */
const servedHtml = (html: string): string =>
  withoutNames(leadsAstray(html) ? cleanHtml(html) : html);
