import { tagColour } from '@contract/land/ground/tags/tag-colour.ts';

/** A tag as a site carries it: 'id|name' (specification 000 section 3), with its colour. */
export interface SiteTag {
  id: number;
  name: string;
  colour: string;
}

/** Whether a text is 'id|name'. */
export const isTag = (text: string) => /^\d+\|./.test(text);

/** The tags of a site; what is no 'id|name' is left out. */
export function siteTags(raw: readonly string[] | null | undefined): SiteTag[] {
  return (raw ?? []).filter(isTag).map((text) => {
    const bar = text.indexOf('|');
    const id = Number(text.slice(0, bar));
    return { id, name: text.slice(bar + 1), colour: tagColour(id) };
  });
}

/** How much of its colour is in a tag's ground: so pale that the colour itself can be read on it. */
export const TAG_TINT = 0.12;

/** A tag's ground and the text on it. */
export const tagLook = (colour: string) => ({
  background: `color-mix(in srgb, ${colour} ${TAG_TINT * 100}%, white)`,
  color: colour,
});
