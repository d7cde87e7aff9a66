/** A tag as a site carries it: 'id|name' (specification 000 section 3). */
export interface SiteTag {
  id: number;
  name: string;
  colour: TagColour;
}

/** A tag's ground and the text on it. */
export interface TagColour {
  ground: string;
  text: string;
}

/**
 * Ten colours, cycled by tag. Pale grounds with dark text of the same hue, at least 4.5:1, so that ten
 * cards of tags stay quiet.
 */
export const TAG_PALETTE: readonly TagColour[] = [
  { ground: '#fde7f3', text: '#94195a' },
  { ground: '#e3f4e1', text: '#23602a' },
  { ground: '#fde8e6', text: '#96241b' },
  { ground: '#fdeadd', text: '#8a3b0d' },
  { ground: '#fcf0d4', text: '#6e4b00' },
  { ground: '#eef5cf', text: '#4a5a00' },
  { ground: '#dcf4f4', text: '#0c5a5e' },
  { ground: '#e2effc', text: '#154f8f' },
  { ground: '#e6e9fd', text: '#2f3d9e' },
  { ground: '#f1e7fb', text: '#5f2a94' },
];

/** The colour that a tag has on every screen. */
export function tagColour(id: number): TagColour {
  return TAG_PALETTE[Math.abs(id) % TAG_PALETTE.length] as TagColour;
}

/** The tags of a site; what is no 'id|name' is left out. */
export function siteTags(raw: readonly string[] | null | undefined): SiteTag[] {
  return (raw ?? []).flatMap((text) => {
    const bar = text.indexOf('|');
    const [id, name] = [Number(text.slice(0, bar)), text.slice(bar + 1)];
    return bar > 0 && Number.isInteger(id) && name ? [{ id, name, colour: tagColour(id) }] : [];
  });
}

/** A tag as it is stored: lower case, white space to hyphens (specification 000 section 5). */
export function tagNameOf(typed: string): string {
  return typed.trim().toLowerCase().replace(/\s+/g, '-');
}
export const LEAST_TAG_LENGTH = 3;
