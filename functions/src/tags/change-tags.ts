import { bumpLayerVersion } from '../layers/queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { announceUpdate, announceUpdates } from '../platform/updates.ts';
import { requireSites } from '../sites/required-sites.ts';
import { tagMessages as messages } from './messages.ts';
import { findTagByName, holdTags } from './queries/read-tags.ts';
import {
  addTaggings,
  ensureTag,
  holdTagged,
  removeTag,
  removeTaggings,
  writeTagName,
} from './queries/write-tags.ts';
import { tagName, tagNameProblem } from './tag-name.ts';

// A tag is no edit of a site: no history, no new row version. Searches and maps by tag change all the same.

/** Gives sites a tag of that name. Throws tag-unfit, or site-not-found naming the ids. */
export async function tagSitesByName(
  tx: Tx,
  actor: Actor,
  { siteIds, name: typed, field }: { siteIds: number[]; name: string; field?: string },
) {
  const name = fitName(typed, 'created_tag_name');
  const ids = await requireSites(tx, siteIds, { ...(field ? { field } : {}), hold: 'update' });
  const data = await addTaggings(tx, ids, [await ensureTag(tx, name, actor.accountId)]);
  await told(
    tx,
    data.map(({ site_id }) => site_id),
  );
  return { created: { data } };
}

/** Takes a tag off a site. Throws site-not-found, or not-found where the site has no such tag. */
export async function untagSiteByName(tx: Tx, siteId: number, typed: string): Promise<void> {
  const ids = await requireSites(tx, [siteId], { hold: 'update' });
  const tagId = await findTagByName(tx, tagName(typed));
  const removed = tagId === undefined ? [] : await removeTaggings(tx, ids, [tagId]);
  if (removed.length === 0) throw new AppError('not-found');
  await told(tx, removed);
}

interface Several {
  siteIds: number[];
  tagIds: number[];
}

/** Gives sites tags that exist. Throws site-not-found or not-found; then nothing was done. */
export async function addExistingTags(tx: Tx, { siteIds, tagIds }: Several) {
  const { sites, tags } = await required(tx, { siteIds, tagIds });
  const data = await addTaggings(tx, sites, tags);
  await told(
    tx,
    data.map(({ site_id }) => site_id),
  );
  return { added: data.length, already: sites.length * tags.length - data.length };
}

/** Takes tags off sites. Throws site-not-found or not-found; then nothing was done. */
export async function removeExistingTags(tx: Tx, { siteIds, tagIds }: Several) {
  const { sites, tags } = await required(tx, { siteIds, tagIds });
  const removed = await removeTaggings(tx, sites, tags);
  await told(tx, removed);
  return { removed: removed.length };
}

/** The tag of that name, made where there is none. Throws tag-unfit. */
export async function createTagNamed(tx: Tx, actor: Actor, typed: string): Promise<number> {
  const id = await ensureTag(tx, fitName(typed, 'tag_name'), actor.accountId);
  await announceUpdate(tx, { entity: 'tag', id, kind: 'created' });
  return id;
}

/** Throws not-found, tag-unfit, or conflict where another tag has the name. */
export async function renameTagTo(tx: Tx, id: number, typed: string): Promise<void> {
  const name = fitName(typed, 'tag_name');
  const sites = await holdTagged(tx, id);
  if (!sites) throw new AppError('not-found');
  const other = await findTagByName(tx, name);
  if (other === id) return;
  if (other !== undefined) {
    throw new AppError('conflict', { fields: { tag_name: messages.nameTaken } });
  }
  await writeTagName(tx, id, name);
  await announceUpdate(tx, { entity: 'tag', id, kind: 'updated' });
  await told(tx, sites);
}

/** Throws not-found. */
export async function deleteTagEverywhere(tx: Tx, id: number): Promise<void> {
  const sites = await holdTagged(tx, id);
  if (!sites) throw new AppError('not-found');
  await removeTag(tx, id);
  await announceUpdate(tx, { entity: 'tag', id, kind: 'deleted' });
  await told(tx, sites);
}

function fitName(typed: string, field: string): string {
  const name = tagName(typed);
  const problem = tagNameProblem(name);
  if (problem !== null) throw new AppError('tag-unfit', { fields: { [field]: problem } });
  return name;
}

async function required(tx: Tx, { siteIds, tagIds }: Several) {
  const sites = await requireSites(tx, siteIds, { field: 'siteIds', hold: 'update' });
  const wanted = [...new Set(tagIds)];
  const tags = await holdTags(tx, wanted);
  const missing = wanted.filter((id) => !tags.includes(id));
  if (missing.length > 0) {
    throw new AppError('not-found', {
      fields: { tagIds: `Non-existing id: ${missing.join(', ')}` },
    });
  }
  return { sites, tags };
}

/** Once for each transaction, however many sites. */
async function told(tx: Tx, siteIds: number[]): Promise<void> {
  const changed = [...new Set(siteIds)];
  if (changed.length === 0) return;
  await announceUpdates(tx, { entity: 'site', ids: changed, kind: 'updated' });
  await bumpLayerVersion(tx, 'sitesLayer');
}
