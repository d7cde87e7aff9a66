import { randomUUID } from 'node:crypto';
import { checkedContent } from '../../ground/documents/checked-content.ts';
import type { DraftWordLoss } from '../contract/word.ts';
import type { KeptBlock, KeptSection } from '../versions/kept-draft.ts';
import type { WordPlan } from './reading/word-plan.ts';

interface PartsOfWord {
  sections: KeptSection[];
  blocks: KeptBlock[];
  losses: DraftWordLoss[];
}

/**
 * Sections and blocks of a plan, each with an id of its own, from `firstPlace` on. `pictures` are the files of the
 * plan's pictures. What a block says is checked as if an officer had sent it: the plan comes from a stranger's file.
 */
export function partsOfPlan(
  plan: WordPlan,
  { pictures, firstPlace }: { pictures: readonly number[]; firstPlace: number },
): PartsOfWord {
  const ids = plan.sections.map(() => randomUUID());
  const places = new Map<number | null, number>([[null, firstPlace]]);
  const next = (holder: number | null) => {
    const place = places.get(holder) ?? 0;
    places.set(holder, place + 1);
    return place;
  };
  const sections = plan.sections.map(({ title, parent }, at): KeptSection => ({
    id: ids[at]!,
    parentId: parent === null ? null : ids[parent]!,
    kind: 'section',
    title,
    position: next(parent),
  }));
  const placesOfBlocks = plan.sections.map(() => 0);
  const blocks = plan.blocks.map(({ type, content, section, picture }): KeptBlock => {
    const position = placesOfBlocks[section]!;
    placesOfBlocks[section] = position + 1;
    const shown = picture === undefined ? {} : { fileId: pictures[picture] ?? null };
    return {
      id: randomUUID(),
      sectionId: ids[section]!,
      type,
      content: checkedContent(type, { ...content, ...shown }),
      position,
      isBeside: false,
    };
  });
  const losses = plan.losses.map(({ message, section, block }): DraftWordLoss => ({
    message,
    sectionId: section === null ? null : ids[section]!,
    blockId: block === null ? null : blocks[block]!.id,
  }));
  return { sections, blocks, losses };
}
