import { wordsOfHtml } from '../answers/response-rules.ts';
import type { BlockContents, TypedBlock } from './block-schemas.ts';
import { MAX_IN_ROW } from './block-types.ts';
import type { Edition, EditionBlock, EditionMap, EditionSection } from './edition.ts';
import { sectionNumbers } from './numbering.ts';

export interface DraftedSection {
  id: string;
  parentId: string | null;
  kind: 'hero' | 'section';
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

/** A map of a block that is resolved, by the id of the block. */
export type ResolvedMaps = ReadonlyMap<string, EditionMap>;

type Unnumbered = Omit<EditionSection, 'number' | 'sections'> & { sections: Unnumbered[] };

/**
 * What is published of a draft. Texts without a word are left out, and sections without title in which nothing is left;
 * the others are numbered. Throws where a map was not resolved.
 */
export function makeEdition(draft: DraftedDocument, maps: ResolvedMaps): Edition {
  const sections = sectionsWithin(null, 1);
  const numbers = draft.settings.hideSectionNumberings
    ? new Map<string, string>()
    : sectionNumbers(sections);
  return { title: draft.title, ...draft.settings, sections: sections.map(numbered) };

  function sectionsWithin(parentId: string | null, level: number): Unnumbered[] {
    return inOrder(draft.sections)
      .filter((section) => section.parentId === parentId && section.kind === 'section')
      .map(({ id, title }) => ({
        id,
        title,
        level,
        rows: rowsOf(inOrder(draft.blocks).filter(({ sectionId }) => sectionId === id))
          .map((row) => row.filter(isShown).map((block) => resolved(block, maps)))
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

const isShown = (block: DraftedBlock): boolean =>
  block.type !== 'textBlock' || wordsOfHtml(block.content.html).trim() !== '';

function resolved(block: DraftedBlock, maps: ResolvedMaps): EditionBlock {
  const { id, type } = block;
  if (type === 'map') return { id, type, content: mapOf(id, maps) };
  if (type !== 'question') return { id, type, content: block.content } as EditionBlock;
  return {
    id,
    type,
    content: { ...block.content, map: mapToAnswer(block.content) ? mapOf(id, maps) : null },
  };
}

/** The map of a question, where its type has one. */
export const mapToAnswer = ({ questionType, map }: BlockContents['question']) =>
  questionType === 'mapLinked' ? map : null;

function mapOf(blockId: string, maps: ResolvedMaps): EditionMap {
  const map = maps.get(blockId);
  if (!map) throw new Error(`The map of block ${blockId} was not resolved`);
  return map;
}
