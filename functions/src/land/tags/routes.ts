import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
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
  getTag,
  listTags,
  removeTags,
  renameTag,
  tagSite,
  tagSites,
  tagSiteV2,
  tagsOfSite,
  untagSite,
  untagSiteV2,
} from './contract.ts';
import { findTag, findTags, type TagRow } from '../ground/tags/queries.ts';
import { tagColour } from '../ground/tags/tag-colour.ts';

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

  route(untagSite, async ({ input, actor, tx }) => {
    await untagSiteByName(tx, actor, input.siteId, input.deleted_tag_name);
    return undefined;
  }),

  route(tagsOfSite, async ({ input: { term, limit, siteId }, tx }) => {
    if (siteId !== undefined) await requireSite(tx, siteId);
    return { tags: (await findTags(tx, { term, limit, siteId })).map(coloured) };
  }),

  route(tagSiteV2, async ({ input: { siteId, name }, actor, tx }) => {
    await tagSitesByName(tx, actor, { siteIds: [siteId], name, nameField: 'name' });
    return { tags: await tagsOn(tx, siteId) };
  }),

  route(untagSiteV2, async ({ input: { siteId, tagId }, actor, tx }) => {
    await requireSite(tx, siteId);
    const { removed } = await removeExistingTags(tx, actor, { siteIds: [siteId], tagIds: [tagId] });
    if (removed === 0) throw new AppError('not-found');
    return undefined;
  }),

  route(addTags, ({ input, actor, tx }) => addExistingTags(tx, actor, input)),
  route(removeTags, ({ input, actor, tx }) => removeExistingTags(tx, actor, input)),

  route(getTag, async ({ input, tx }) => ({ tag: await tagWith(tx, input.id) })),

  route(createTag, async ({ input, actor, tx }) => ({
    tag: await tagWith(tx, await createTagNamed(tx, actor, input.tag_name)),
  })),

  route(renameTag, async ({ input, actor, tx }) => {
    const { tag_name: name, ...renaming } = input;
    return { tag: await tagWith(tx, await renameTagTo(tx, actor, { ...renaming, name })) };
  }),

  route(deleteTag, async ({ input, actor, tx }) => {
    await deleteTagEverywhere(tx, actor, input.id);
    return undefined;
  }),
];

const coloured = (tag: TagRow) => ({ ...tag, colour: tagColour(tag.id) });

/** As many as anybody can look at. */
const MAX_TAGS_OF_SITE = 500;

const tagsOn = async (tx: Tx, siteId: number) =>
  (await findTags(tx, { siteId, limit: MAX_TAGS_OF_SITE })).map(coloured);

async function tagWith(tx: Tx, id: number) {
  const tag = await findTag(tx, id);
  if (!tag) throw new AppError('not-found');
  return coloured(tag);
}
