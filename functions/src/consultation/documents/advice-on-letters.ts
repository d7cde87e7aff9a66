import { missingInFonts } from '../../platform/print/missing-in-fonts.ts';
import { eachText } from '../../platform/print/printable.ts';
import { blocksInOrder, type DraftedDocument } from '../ground/documents/make-edition.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { ofBlock } from './faults.ts';
import { adviceMessages as messages } from './messages.ts';

/** Letters that cannot be printed, where they stand: in the title, the titles of sections, and in blocks. */
export async function adviceOnLetters(draft: DraftedDocument): Promise<DocumentFinding[]> {
  const isFault = false;
  const ofSection = (sectionId: string | null) => (message: string) => ({
    blockId: null,
    sectionId,
    field: 'title',
    message,
    isFault,
  });
  const places = [
    { text: `${draft.title} ${draft.settings.subtitle}`, finding: ofSection(null) },
    ...draft.sections.map(({ id, title }) => ({ text: title, finding: ofSection(id) })),
    ...blocksInOrder(draft).map((block) => ({
      text: textsIn(block.content),
      finding: (message: string) => ofBlock(block, { field: '', message }, isFault),
    })),
  ];
  const all = places.map(({ text }) => text).join(' ');
  // Where prints wait already the engine is not asked: the next check tells it.
  const missing = new Set(await missingInFonts(all).catch(() => []));
  if (missing.size === 0) return [];
  return places.flatMap(({ text, finding }) => {
    const here = [...new Set(text)].filter((letter) => missing.has(letter));
    return here.length > 0 ? [finding(messages.notPrinted(here))] : [];
  });
}

function textsIn(content: object): string {
  const texts: string[] = [];
  eachText(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join(' ').normalize('NFC');
}
