import type { TypedBlock } from '../../ground/documents/kinds.ts';
import type { KeptDraft, KeptSection } from '../versions/kept-draft.ts';
import { blockStructure } from './block-structure.ts';
import { type DocumentStructure, STRUCTURE_FORMAT, STRUCTURE_VERSION } from './structure-file.ts';

/** The structure of a draft, for another council; `origin` is that of the council whose it is. */
export function structureOfDraft(draft: KeptDraft, origin: string): DocumentStructure {
  const sections = inOrder(draft.sections);
  const numbers = new Map(sections.map(({ id }, number) => [id, number]));
  return {
    format: STRUCTURE_FORMAT,
    version: STRUCTURE_VERSION,
    title: draft.title,
    settings: {
      hideSectionNumberings: draft.settings.hideSectionNumberings,
      subtitle: draft.settings.subtitle,
    },
    sections: sections.map(({ kind, title, parentId }) => ({
      kind: kind === 'carousel' ? kind : 'section',
      title,
      parent: parentId === null ? null : numbers.get(parentId)!,
    })),
    blocks: sections.flatMap(({ id }, section) =>
      draft.blocks
        .filter(({ sectionId }) => sectionId === id)
        .toSorted((one, other) => one.position - other.position)
        .map((block) => ({
          section,
          type: block.type,
          isBeside: block.isBeside,
          ...blockStructure(block as unknown as TypedBlock, origin),
        })),
    ),
  };
}

/** Sections without the hero, each before those that it holds. */
function inOrder(sections: readonly KeptSection[], parentId: string | null = null): KeptSection[] {
  return sections
    .filter((each) => each.parentId === parentId && each.kind !== 'hero')
    .toSorted((one, other) => one.position - other.position)
    .flatMap((each) => [each, ...inOrder(sections, each.id)]);
}
