import { tagColour } from '@contract/land/ground/tags/tag-colour.ts';

/** A tag in a site's record, 'id|name' (specification 000 section 3), with its colour. */
export interface SiteTag {
  id: number;
  name: string;
  colour: string;
}

/** Whether a text is 'id|name'. */
export const isTag = (text: string) => /^\d+\|./.test(text);

/** The tags of a site; anything that is not 'id|name' is left out. */
export function siteTags(raw: readonly string[] | null | undefined): SiteTag[] {
  return (raw ?? []).filter(isTag).map((text) => {
    const bar = text.indexOf('|');
    const id = Number(text.slice(0, bar));
    return { id, name: text.slice(bar + 1), colour: tagColour(id) };
  });
}

/** The share of a tag's colour in its background: pale enough for the colour itself to be readable on it. */
export const TAG_TINT = 0.12;

/** The background and text colour of a tag, mixed otherwise in the dark (ui/theme/dark.ts). */
export const tagLook = (colour: string) => ({
  background: `color-mix(in srgb, ${colour} var(--tag-tint, ${TAG_TINT * 100}%), var(--tag-ground, white))`,
  color: `color-mix(in srgb, ${colour} var(--tag-ink, 100%), white)`,
});
