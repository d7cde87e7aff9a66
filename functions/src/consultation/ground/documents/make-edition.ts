import type { ResolvedThings } from './block-kind.ts';
import { MAX_IN_ROW, type sectionKinds } from './block-types.ts';
import type { Edition, EditionBlock, EditionSection } from './edition.ts';
import { blockKindOf, type TypedBlock } from './kinds.ts';
import { sectionNumbers } from './numbering.ts';

export interface DraftedSection {
  id: string;
  parentId: string | null;
  kind: (typeof sectionKinds)[number];
  title: string;
  position: number;
}
export type DraftedBlock = TypedBlock & {
  id: string;
  sectionId: string;
  position: number;
  isBeside: boolean;
};

/** A draft as it is kept: sections and blocks that are not deleted, in any order. */
export interface DraftedDocument {
  title: string;
  settings: { hideSectionNumberings: boolean; subtitle: string };
  sections: readonly DraftedSection[];
  blocks: readonly DraftedBlock[];
}

type Unnumbered = Omit<EditionSection, 'number' | 'sections'> & { sections: Unnumbered[] };

/**
 * What is published of a draft. Texts without a word are left out, and sections without title in which nothing is left;
 * the others are numbered. Throws where a map or a picture was not resolved.
 */
export function makeEdition(
  draft: DraftedDocument,
  maps: ResolvedThings['maps'],
  pictures: ResolvedThings['pictures'] = new Map(),
  topics: ResolvedThings['topics'] = new Map(),
): Edition {
  const sections = sectionsWithin(null, 1);
  const numbers = draft.settings.hideSectionNumberings
    ? new Map<string, string>()
    : sectionNumbers(sections);
  return { title: draft.title, ...draft.settings, sections: sections.map(numbered) };

  function sectionsWithin(parentId: string | null, level: number): Unnumbered[] {
    return inOrder(draft.sections)
      .filter((section) => section.parentId === parentId && section.kind !== 'hero')
      .map(({ id, kind, title }) => ({
        id,
        title,
        ...(kind === 'carousel' ? { isCarousel: true as const } : {}),
        level,
        rows: rowsOf(inOrder(draft.blocks).filter(({ sectionId }) => sectionId === id))
          .map((row) =>
            row
              .filter(({ type, content }) => blockKindOf(type).isShown(content))
              .map((block) => resolved(block, { maps, pictures, topics })),
          )
          .filter((row) => row.length > 0),
        sections: sectionsWithin(id, level + 1),
      }))
      .filter(
        ({ title, rows, sections }) => title.trim() !== '' || rows.length + sections.length > 0,
      );
  }

  function numbered({ sections: within, ...section }: Unnumbered): EditionSection {
    const number = numbers.get(section.id) ?? '';
    return { ...section, number, sections: within.map(numbered) };
  }
}

const inOrder = <T extends { id: string; position: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The blocks of a draft in the order of reading. */
export function blocksInOrder(draft: DraftedDocument): DraftedBlock[] {
  const within = (parentId: string | null): DraftedBlock[] =>
    inOrder(draft.sections.filter((section) => section.parentId === parentId)).flatMap(({ id }) => [
      ...inOrder(draft.blocks.filter(({ sectionId }) => sectionId === id)),
      ...within(id),
    ]);
  return within(null);
}

/** Blocks in their order by the row in which they stand: at most as many as fit beside one another. */
function rowsOf(blocks: readonly DraftedBlock[]): DraftedBlock[][] {
  const rows: DraftedBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && block.isBeside && row.length < MAX_IN_ROW) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

function resolved({ id, type, content }: DraftedBlock, things: ResolvedThings): EditionBlock {
  return { id, ...blockKindOf(type).resolve(content, id, things) } as EditionBlock;
}
