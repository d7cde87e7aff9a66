import { MAX_LEVELS } from '../block-types.ts';
import type { PrintPart } from './print-parts.ts';

/**
 * The same parts with headings of which none is more than one level below the one before it: readers' software takes a
 * missing level for a missing part. `above`: the level of the title.
 */
export function inOrderOfHeadings(parts: readonly PrintPart[], above: number): PrintPart[] {
  let before = above;
  const ordered = (part: PrintPart): PrintPart => {
    if (part.kind === 'landscape') return { ...part, parts: part.parts.map(ordered) };
    if (part.kind !== 'heading') return part;
    before = Math.min(part.level, before + 1, MAX_LEVELS + 1);
    return { ...part, level: before };
  };
  return parts.map(ordered);
}
