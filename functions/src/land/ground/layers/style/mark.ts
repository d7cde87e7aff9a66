import { icons, type patterns } from './layer-style.ts';

/**
 * A small image that a style needs: a tile of a pattern, or one mark. Its name contains everything needed to draw it.
 */
export type Mark =
  | { kind: 'stripes'; color: string; background: string | null; angle: number; width: number }
  | {
      kind: 'pattern';
      pattern: (typeof patterns)[number];
      color: string;
      background: string | null;
      size: number;
    }
  | { kind: 'icon'; icon: (typeof icons)[number] | 'arrow'; color: string; size: number };

const PREFIX = 'mark:';

/** Without braces, which engines would take for a placeholder of a feature's property. */
export const markName = (mark: Mark): string => PREFIX + encodeURIComponent(JSON.stringify(mark));

/** The mark with that name; undefined for other names. */
export function markOf(name: string): Mark | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  return JSON.parse(decodeURIComponent(name.slice(PREFIX.length))) as Mark;
}

export const isIcon = (name: unknown): name is (typeof icons)[number] =>
  (icons as readonly unknown[]).includes(name);
