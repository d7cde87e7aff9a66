import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { MAX_LEVELS } from '@contract/consultation/ground/documents/block-types.ts';
import type { MoveDirection } from './block-moves.ts';
import type { DraftChange } from './change.ts';
import { withinSection } from './held.ts';
import type { SectionPlan } from './layout.ts';

export interface SectionPlace {
  parentId: string | null;
  /** Among the sections of its parent, itself left out, from 0. */
  at: number;
}

/** Where an arrow takes a section: up and down among its neighbours, right into the one before it, left out of its parent. */
export function sectionTowards(
  plans: readonly SectionPlan[],
  id: string,
  direction: MoveDirection,
): SectionPlace | undefined {
  const plan = plans.find(({ section }) => section.id === id);
  if (!plan) return undefined;
  const { section, at } = plan;
  const { parentId } = section;
  const beside = plans.filter((each) => each.section.parentId === parentId);
  switch (direction) {
    case 'up':
      return at > 0 ? { parentId, at: at - 1 } : undefined;
    case 'down':
      return at < beside.length - 1 ? { parentId, at: at + 1 } : undefined;
    case 'right': {
      const before = beside[at - 1]?.section.id;
      return before === undefined
        ? undefined
        : {
            parentId: before,
            at: plans.filter((each) => each.section.parentId === before).length,
          };
    }
    case 'left': {
      const parent = plans.find((each) => each.section.id === parentId);
      return parent && { parentId: parent.section.parentId, at: parent.at + 1 };
    }
  }
}

/** The change that puts a section somewhere; [] where it stays or cannot stand. */
export function moveSection(
  draft: DraftDocument,
  plans: readonly SectionPlan[],
  id: string,
  { parentId, at }: SectionPlace,
): DraftChange[] {
  const plan = plans.find(({ section }) => section.id === id);
  if (!plan || parentId === id) return [];
  if (plan.section.parentId === parentId && plan.at === at) return [];
  const within = withinSection(draft.sections, id);
  if (parentId !== null && within.includes(parentId)) return [];
  const parentLevel = plans.find(({ section }) => section.id === parentId)?.level ?? 0;
  const deepest = Math.max(
    plan.level,
    ...plans.filter(({ section }) => within.includes(section.id)).map(({ level }) => level),
  );
  if (parentLevel + 1 + deepest - plan.level > MAX_LEVELS) return [];
  // At the top the hero is the first among its neighbours.
  const shift = parentId === null && draft.sections.some(({ kind }) => kind === 'hero') ? 1 : 0;
  return [{ of: 'section', id, patch: { parentId, position: at + shift } }];
}
