import type {
  DraftBlock,
  DraftDocument,
  DraftSection,
} from '@contract/consultation/documents/contract.ts';
import { placedInOrder } from './change.ts';

/** A section with its number and its blocks, in the order of reading. */
export interface SectionPlan {
  section: DraftSection;
  /** '2.1'; it is counted where numbers are hidden, too, for officers speak of it. */
  number: string;
  /** 1 for a section of the document itself. */
  level: number;
  /** Its place among the sections of its parent, from 0. */
  at: number;
  /** The blocks that stand beside one another are one row. */
  rows: DraftBlock[][];
}

/** Rows of blocks in their order: one that `isBeside` stands in the row of the one before it. */
export function blockRows(blocks: readonly DraftBlock[]): DraftBlock[][] {
  const rows: DraftBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (block.isBeside && row) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

/** Every section of a draft but the hero, in the order of reading. */
export function sectionPlans({ sections, blocks }: DraftDocument): SectionPlan[] {
  const held = Map.groupBy(blocks, ({ sectionId }) => sectionId);
  const children = Map.groupBy(
    sections.filter(({ kind }) => kind !== 'hero'),
    ({ parentId }) => parentId,
  );
  const within = (parentId: string | null, above: string, level: number): SectionPlan[] =>
    placedInOrder(children.get(parentId) ?? []).flatMap((section, at) => {
      const number = `${above}${at + 1}`;
      const rows = blockRows(placedInOrder(held.get(section.id) ?? []));
      return [{ section, number, level, at, rows }, ...within(section.id, `${number}.`, level + 1)];
    });
  return within(null, '', 1);
}

/** Whether two plans show the same: what was not changed keeps its objects. */
export const samePlan = (a: SectionPlan, b: SectionPlan): boolean =>
  a.section === b.section &&
  a.number === b.number &&
  a.level === b.level &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, at) => {
    const other = b.rows[at];
    return row.length === other?.length && row.every((block, index) => block === other[index]);
  });
