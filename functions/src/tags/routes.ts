import { route, type Route } from '../platform/endpoint.ts';
import { AppError } from '../platform/errors.ts';
import type { Tx } from '../platform/db.ts';
import { requireSites } from '../sites/required-sites.ts';
import {
  addExistingTags,
  createTagNamed,
  deleteTagEverywhere,
  removeExistingTags,
  renameTagTo,
  tagSitesByName,
  untagSiteByName,
} from './change-tags.ts';
import {
  addTags,
  createTag,
  deleteTag,
  listTags,
  removeTags,
  renameTag,
  tagSite,
  tagSites,
  tagsOfSite,
  untagSite,
} from './contract.ts';
import { findTag, findTags, type TagRow } from './queries/read-tags.ts';
import { tagColour } from './tag-colour.ts';

export const tagRoutes: Route[] = [
  route(listTags, async ({ input: { term, limit }, tx }) => ({
    tags: (await findTags(tx, { term, limit })).map(coloured),
  })),

  route(tagSites, ({ input, actor, tx }) =>
    tagSitesByName(tx, actor, {
      siteIds: input.sites_ids,
      name: input.created_tag_name,
      field: 'sites_ids',
    }),
  ),

  route(tagSite, ({ input, actor, tx }) =>
    tagSitesByName(tx, actor, {
      siteIds: [input.siteId],
      name: input.created_tag_name,
    }),
  ),

  route(untagSite, async ({ input, tx }) => {
    await untagSiteByName(tx, input.siteId, input.deleted_tag_name);
    return undefined;
  }),

  route(tagsOfSite, async ({ input: { term, limit, siteId }, tx }) => {
    if (siteId !== undefined) await requireSites(tx, [siteId]);
    return { tags: (await findTags(tx, { term, limit, siteId })).map(coloured) };
  }),

  route(addTags, ({ input, tx }) => addExistingTags(tx, input)),
  route(removeTags, ({ input, tx }) => removeExistingTags(tx, input)),

  route(createTag, async ({ input, actor, tx }) => ({
    tag: await tagWith(tx, await createTagNamed(tx, actor, input.tag_name)),
  })),

  route(renameTag, async ({ input, tx }) => {
    await renameTagTo(tx, input.id, input.tag_name);
    return { tag: await tagWith(tx, input.id) };
  }),

  route(deleteTag, async ({ input, tx }) => {
    await deleteTagEverywhere(tx, input.id);
    return undefined;
  }),
];

const coloured = (tag: TagRow) => ({ ...tag, colour: tagColour(tag.id) });

async function tagWith(tx: Tx, id: number) {
  const tag = await findTag(tx, id);
  if (!tag) throw new AppError('not-found');
  return coloured(tag);
}
