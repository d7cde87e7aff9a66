import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { moveBlock } from '../draft/block-moves.ts';
import type { DraftChange } from '../draft/change.ts';
import type { SectionPlan } from '../draft/layout.ts';
import { moveSection } from '../draft/section-moves.ts';

/** What is dragged. */
export type Dragged = { kind: 'block' | 'section'; id: string; label: string };

/** Where it can be dropped: between rows, beside the blocks of a row, into a section, before one, at the end. */
export type DropPlace =
  | { kind: 'row'; sectionId: string; row: number }
  | { kind: 'beside'; sectionId: string; row: number; beside: number }
  | { kind: 'into'; sectionId: string }
  | { kind: 'before'; sectionId: string }
  | { kind: 'end' };

/** Whether something can be dropped at such a place at all. */
export const takes = (place: DropPlace, { kind }: Dragged): boolean =>
  place.kind === 'into' || (kind === 'block') === (place.kind === 'row' || place.kind === 'beside');

/** The changes that a drop makes; [] where it changes nothing. */
export function changesOfDrop(
  draft: DraftDocument,
  plans: readonly SectionPlan[],
  { kind, id }: Dragged,
  place: DropPlace,
): DraftChange[] {
  if (kind === 'block') {
    if (place.kind === 'into') {
      const plan = plans.find(({ section }) => section.id === place.sectionId);
      return moveBlock(plans, id, { sectionId: place.sectionId, row: plan?.rows.length ?? 0 });
    }
    return place.kind === 'row' || place.kind === 'beside' ? moveBlock(plans, id, place) : [];
  }
  const count = (parentId: string | null) =>
    plans.filter(({ section }) => section.parentId === parentId && section.id !== id).length;
  if (place.kind === 'into')
    return moveSection(draft, plans, id, { parentId: place.sectionId, at: count(place.sectionId) });
  if (place.kind === 'end')
    return moveSection(draft, plans, id, { parentId: null, at: count(null) });
  if (place.kind !== 'before') return [];
  const target = plans.find(({ section }) => section.id === place.sectionId);
  const moved = plans.find(({ section }) => section.id === id);
  if (!target || !moved) return [];
  const { parentId } = target.section;
  // Itself left out, those after it are one place nearer.
  const isBelow = moved.section.parentId === parentId && moved.at < target.at;
  return moveSection(draft, plans, id, { parentId, at: target.at - (isBelow ? 1 : 0) });
}
