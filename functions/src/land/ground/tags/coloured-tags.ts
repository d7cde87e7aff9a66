import type { Tx } from '../../../platform/db.ts';
import { findTags } from './queries.ts';
import { tagColour } from './tag-colour.ts';

const MAX_COLOURED_TAGS = 500;

/** A site's tags by name, each with its colour. */
export async function colouredTagsOf(tx: Tx, siteId: number) {
  const tags = await findTags(tx, { limit: MAX_COLOURED_TAGS, siteId });
  return tags.map((tag) => ({ ...tag, colour: tagColour(tag.id) }));
}
