import { randomUUID } from 'node:crypto';
import { withHtml } from '../../ground/documents/html-fields.ts';
import { blockKindOf, type TypedBlock } from '../../ground/documents/kinds.ts';
import { withPictures } from '../../ground/documents/pictures/pictures-in.ts';
import type { KeptDraft } from '../versions/kept-draft.ts';

/**
 * The same sections and blocks under ids of their own: answers to the one's questions are none to the other's.
 * `pictures` are those of the copy by those that they are copies of.
 */
export function copyOf(
  { sections, blocks }: Pick<KeptDraft, 'sections' | 'blocks'>,
  pictures: ReadonlyMap<number, number>,
): Pick<KeptDraft, 'sections' | 'blocks'> {
  const ids = new Map([...sections, ...blocks].map(({ id }) => [id, randomUUID()]));
  const copyId = (id: string) => ids.get(id)!;
  return {
    sections: sections.map((section) => ({
      ...section,
      id: copyId(section.id),
      parentId: section.parentId === null ? null : copyId(section.parentId),
    })),
    blocks: blocks.map((block) => ({
      ...block,
      id: copyId(block.id),
      sectionId: copyId(block.sectionId),
      content: withHtml(
        blockKindOf(block.type).htmlFields,
        withPictures(block as unknown as TypedBlock, pictures),
        (html) => withPlaces(html, ids),
      ),
    })),
  };
}

/** A place of the same document to which a link leads: the sites of a map stand beside it. */
const PLACE = /(\bhref="#(?:sites-)?)([\da-f-]{36})/g;

/** HTML whose links within the document lead to the same places of its copy. */
const withPlaces = (html: string, ids: ReadonlyMap<string, string>): string =>
  html.replaceAll(PLACE, (_whole, before: string, id: string) => before + (ids.get(id) ?? id));

/** What a document begins with that begins from nothing. */
export const emptyDraft = (): Omit<KeptDraft, 'title'> => ({
  settings: { hideSectionNumberings: false, subtitle: '' },
  sections: (['hero', 'section'] as const).map((kind, position) => ({
    id: randomUUID(),
    parentId: null,
    kind,
    title: '',
    position,
  })),
  blocks: [],
});
