import type { KeptDraft } from './kept-draft.ts';

/** The ids of sections and blocks as they are read: a section, its blocks, then what stands within it. */
export function draftOrder({ sections, blocks }: KeptDraft): string[] {
  const placed = <T extends { position: number; id: string }>(items: readonly T[]) =>
    items.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
  const within = (parentId: string | null): string[] =>
    placed(sections.filter((section) => section.parentId === parentId)).flatMap(({ id }) => [
      id,
      ...placed(blocks.filter(({ sectionId }) => sectionId === id)).map((block) => block.id),
      ...within(id),
    ]);
  return within(null);
}
