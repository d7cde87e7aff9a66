import { icons, type patterns } from '@contract/land/layers/style/layer-style.ts';

/**
 * A small image that a style needs: a tile of a pattern, or one mark. Its name holds all that it is
 * drawn from, so that whoever meets the name can draw it.
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

/** Without braces, which engines would take for a feature's property to be put in. */
export const markName = (mark: Mark): string => PREFIX + encodeURIComponent(JSON.stringify(mark));

/** The mark that a name stands for; undefined for names of others. */
export function markOf(name: string): Mark | undefined {
  if (!name.startsWith(PREFIX)) return undefined;
  return JSON.parse(decodeURIComponent(name.slice(PREFIX.length))) as Mark;
}

export const isIcon = (name: unknown): name is (typeof icons)[number] =>
  (icons as readonly unknown[]).includes(name);
