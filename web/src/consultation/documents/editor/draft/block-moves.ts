import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { MAX_IN_ROW } from '@contract/consultation/ground/documents/block-types.ts';
import type { DraftChange } from './change.ts';
import type { SectionPlan } from './layout.ts';

export const directions = ['up', 'down', 'left', 'right'] as const;
export type MoveDirection = (typeof directions)[number];

/** Where a block is put: in a row of its own before the row `row`, or in that row at the place `beside`. */
export interface PlaceInSection {
  sectionId: string;
  row: number;
  beside?: number;
}

interface Found {
  plan: SectionPlan;
  at: number;
  row: number;
  place: number;
}

function found(plans: readonly SectionPlan[], id: string): Found | undefined {
  for (const [at, plan] of plans.entries())
    for (const [row, blocks] of plan.rows.entries()) {
      const place = blocks.findIndex((block) => block.id === id);
      if (place >= 0) return { plan, at, row, place };
    }
  return undefined;
}

/**
 * Where an arrow takes a block: up and down past rows and into the section before or after, left and right within its
 * row; left of a row of its own into the row before. Undefined where there is no way on.
 */
export function placeTowards(
  plans: readonly SectionPlan[],
  id: string,
  direction: MoveDirection,
): PlaceInSection | undefined {
  const here = found(plans, id);
  if (!here) return undefined;
  const { plan, at, row, place } = here;
  const { rows, section } = plan;
  const isAlone = rows[row]?.length === 1;
  const own = { sectionId: section.id };
  switch (direction) {
    case 'up': {
      if (!isAlone) return { ...own, row };
      if (row > 0) return { ...own, row: row - 1 };
      const above = plans[at - 1];
      return above && { sectionId: above.section.id, row: above.rows.length };
    }
    case 'down': {
      if (!isAlone) return { ...own, row: row + 1 };
      if (row < rows.length - 1) return { ...own, row: row + 2 };
      const below = plans[at + 1];
      return below && { sectionId: below.section.id, row: 0 };
    }
    case 'left': {
      if (place > 0) return { ...own, row, beside: place - 1 };
      const above = rows[row - 1];
      return isAlone && above && above.length < MAX_IN_ROW
        ? { ...own, row: row - 1, beside: above.length }
        : undefined;
    }
    case 'right':
      return !isAlone && place < (rows[row]?.length ?? 0) - 1
        ? { ...own, row, beside: place + 2 }
        : undefined;
  }
}

/** The changes that put a block somewhere, with those that keep the rows around it as they are; [] if it stays. */
export function moveBlock(
  plans: readonly SectionPlan[],
  id: string,
  { sectionId, row, beside }: PlaceInSection,
): DraftChange[] {
  const here = found(plans, id);
  const there = plans.find(({ section }) => section.id === sectionId);
  const block = here?.plan.rows[here.row]?.[here.place];
  if (!here || !there || !block) return [];
  const GONE = { ...block, id: '' };
  const target = there.rows.map((blocks) => blocks.map((each) => (each === block ? GONE : each)));
  if (beside === undefined) target.splice(row, 0, [block]);
  else {
    const full = target[row];
    if (!full || full.filter((each) => each !== GONE).length >= MAX_IN_ROW) return [];
    full.splice(beside, 0, block);
  }
  const rows = target
    .map((each) => each.filter((one) => one !== GONE))
    .filter((each) => each.length);
  const changes: DraftChange[] = [];
  const isMoved = here.plan !== there;
  const after = rows.flat();
  const position = after.indexOf(block);
  const isBeside = isBesideIn(rows, block);
  const flat = here.plan.rows.flat();
  if (!isMoved && flat.indexOf(block) === position && block.isBeside === isBeside) return [];
  changes.push({ of: 'block', id, patch: { sectionId, position, isBeside } });
  const left = isMoved
    ? here.plan.rows
        .map((each) => each.filter((one) => one !== block))
        .filter((each) => each.length)
    : [];
  for (const each of [...rows.flat(), ...left.flat()]) {
    if (each === block) continue;
    const stands = isBesideIn(rows.some((one) => one.includes(each)) ? rows : left, each);
    if (each.isBeside !== stands)
      changes.push({ of: 'block', id: each.id, patch: { isBeside: stands } });
  }
  return changes;
}

const isBesideIn = (rows: readonly DraftBlock[][], block: DraftBlock) =>
  rows.some((row) => row.indexOf(block) > 0);

/** The changes that delete a block: the one after it begins the row, where it did. */
export function removeBlock(plans: readonly SectionPlan[], id: string): DraftChange[] {
  const here = found(plans, id);
  if (!here) return [];
  const next = here.plan.rows[here.row]?.[1];
  const heir: DraftChange[] =
    here.place === 0 && next ? [{ of: 'block', id: next.id, patch: { isBeside: false } }] : [];
  return [...heir, { of: 'block', id, patch: { isDeleted: true } }];
}

/** Where a new block between rows goes, as the server counts: among all blocks of the section. */
export const positionOfRow = ({ rows }: SectionPlan, row: number): number =>
  rows.slice(0, row).flat().length;

/** A block's place among the blocks of its section, from 1, and how many there are. */
export function whereIs(
  plans: readonly SectionPlan[],
  id: string,
): { place: number; of: number; number: string; sectionId: string } | undefined {
  const here = found(plans, id);
  if (!here) return undefined;
  const flat = here.plan.rows.flat();
  const { number, section } = here.plan;
  return {
    place: flat.findIndex((block) => block.id === id) + 1,
    of: flat.length,
    number,
    sectionId: section.id,
  };
}
