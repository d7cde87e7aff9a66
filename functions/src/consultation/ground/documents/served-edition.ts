import { cleanHtml, leadsAstray } from '../html/clean-html.ts';
import {
  type PicturedQuestion,
  publishedQuestion,
  withServedPictures,
} from './blocks/question/published-question.ts';
import type { Edition, EditionBlock, EditionSection } from './edition.ts';
import { withHtml } from './html-fields.ts';
import { publishedKindOf } from './kinds.ts';
import { withoutNames } from './names-in-addresses.ts';

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
  const kind = publishedKindOf(block);
  return {
    ...block,
    content: kind.served(withHtml(kind.htmlFields, block.content, servedHtml)),
  } as EditionBlock;
}

/** A question and its parts as they may be served. */
export const servedQuestion = <Content extends PicturedQuestion>(content: Content): Content =>
  withServedPictures(withHtml(publishedQuestion.htmlFields, content, servedHtml));

/** Cleaned anew only where something is wrong with it: most texts are as they were. */
const servedHtml = (html: string): string =>
  withoutNames(leadsAstray(html) ? cleanHtml(html) : html);
