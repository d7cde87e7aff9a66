import { wordsOfHtml } from '../ground/answers/response-rules.ts';
import { blocksInOrder, type DraftedDocument } from '../ground/documents/make-edition.ts';
import { htmlOf } from './advice-on-texts.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { ofBlock } from './findings.ts';
import { adviceMessages as messages } from './messages.ts';
import { abbreviationsIn, speltOut } from './plain-words.ts';

/** Abbreviations that no text of a document spells out, at the first text that has them. */
export function adviceOnAbbreviations(draft: DraftedDocument): DocumentFinding[] {
  const texts = blocksInOrder(draft).flatMap((block) =>
    htmlOf(block).map(({ field, html }) => ({ block, field, words: spacedWords(html) })),
  );
  const all = [
    draft.title,
    draft.settings.subtitle,
    ...draft.sections.map(({ title }) => title),
    // Titles, captions and cells as well.
    ...draft.blocks.map(({ content }) => spacedWords(JSON.stringify(content))),
  ];
  const told = new Set<string>();
  return texts.flatMap(({ block, field, words }) =>
    abbreviationsIn(words).flatMap((abbreviation) => {
      if (told.has(abbreviation) || all.some((said) => speltOut(abbreviation, said))) return [];
      told.add(abbreviation);
      return [ofBlock(block, { field, message: messages.notSpeltOut(abbreviation) }, false)];
    }),
  );
}

/** The end of a paragraph ends a word. */
const spacedWords = (html: string): string =>
  wordsOfHtml(html.replaceAll(/<\/?(?:p|li|h2|h3|blockquote|ul|ol|br)\b/g, ' $&'));
