import { draftOf, dropDraft, keepDraft } from '../../forms/drafts.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import type { Edited } from './editing.ts';

const CHANGED = 'boundary';
/** Tabs on which corners are drawn. */
const sketched = ['draw', 'split', 'merge', 'cut'] as const;
export type SketchTab = (typeof sketched)[number];
const sketchOf = (tab: SketchTab) => `boundary sketch ${tab}`;

/** A changed and unsaved boundary, with the one it was changed from and the site's version at that time. */
interface KeptBoundary {
  edited: Edited;
  base: Edited;
  rowVersion: number;
}

/** Kept in this tab, so that a reload or an ended session loses nothing. */
export function keepBoundary(kept: KeptBoundary): void {
  try {
    keepDraft(CHANGED, kept);
  } catch {
    // More than the browser can store; its older copy no longer matches the screen.
    dropBoundary();
  }
}

export const dropBoundary = () => dropDraft(CHANGED);

export function keptBoundary(): KeptBoundary | undefined {
  const { edited, base, rowVersion } = draftOf<KeptBoundary>(CHANGED) ?? {};
  return edited && base && rowVersion !== undefined ? { edited, base, rowVersion } : undefined;
}

/** Keeps the unfinished corners drawn on a tab; an empty list clears them. */
export function keepPoints(tab: SketchTab, points: Point[]): void {
  if (points.length > 0) keepDraft(sketchOf(tab), { points });
  else dropDraft(sketchOf(tab));
}

export const keptPoints = (tab: SketchTab): Point[] =>
  draftOf<{ points: Point[] }>(sketchOf(tab))?.points ?? [];

/** The tab with unfinished corners. */
export const keptTab = (): SketchTab | undefined =>
  sketched.find((tab) => keptPoints(tab).length > 0);

/** Whether the boundary of this page's site was being edited. */
export const hasBoundaryWork = () => keptBoundary() !== undefined || keptTab() !== undefined;

export function forgetBoundaryWork(): void {
  dropBoundary();
  for (const tab of sketched) keepPoints(tab, []);
}
