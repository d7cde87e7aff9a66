import { blocksInOrder, type DraftedDocument } from '../ground/documents/make-edition.ts';
import { htmlOf, wordsByParagraph } from './advice-on-texts.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { ofBlock } from './faults.ts';
import { adviceMessages as messages } from './messages.ts';
import { abbreviationsIn, speltOut } from './plain-words.ts';

/** Abbreviations that no text of a document spells out, at the first text that has them. */
export function adviceOnAbbreviations(draft: DraftedDocument): DocumentFinding[] {
  const texts = blocksInOrder(draft).flatMap((block) =>
    htmlOf(block).map(({ field, html }) => ({
      block,
      field,
      words: wordsByParagraph(html).join(' '),
    })),
  );
  const all = [
    draft.title,
    draft.settings.subtitle,
    ...draft.sections.map(({ title }) => title),
    // Titles, captions and cells as well.
    ...draft.blocks.map(({ content }) => wordsByParagraph(JSON.stringify(content)).join(' ')),
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
