import type {
  DraftBlock,
  DraftDocument,
  DraftSection,
} from '@contract/consultation/documents/contract.ts';

/** What a block says, or a section with all that stands in it, wherever it stands. */
export interface Held {
  titles: readonly (readonly [id: string, title: string])[];
  contents: readonly (readonly [id: string, content: DraftBlock['content']])[];
}

export const heldInBlock = ({ id, content }: Pick<DraftBlock, 'id' | 'content'>): Held => ({
  titles: [],
  contents: [[id, content]],
});

/** What a draft has of it; undefined where it has it no more. */
export function heldBy(
  { sections, blocks }: DraftDocument,
  { of, id }: { of: 'block' | 'section'; id: string },
): Held | undefined {
  if (of === 'block') {
    const block = blocks.find((each) => each.id === id);
    return block && heldInBlock(block);
  }
  if (!sections.some((each) => each.id === id)) return undefined;
  const ids = new Set([id, ...withinSection(sections, id)]);
  const within = blocks.filter(({ sectionId }) => ids.has(sectionId));
  return {
    titles: byId(sections.filter((each) => ids.has(each.id))).map((each) => [each.id, each.title]),
    contents: byId(within).map((each) => [each.id, each.content]),
  };
}

/** The ids of all sections that stand within a section. */
export const withinSection = (sections: readonly DraftSection[], id: string): string[] =>
  sections
    .filter(({ parentId }) => parentId === id)
    .flatMap((each) => [each.id, ...withinSection(sections, each.id)]);

const byId = <T extends { id: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
