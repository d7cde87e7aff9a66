import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { EditLine } from '../../records/history/record-history.ts';
import { requireSite, requireSites } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { tagRecords } from '../ground/tags/tag-records.ts';
import { tagMessages as messages } from '../../council/ground/tags/messages.ts';
import { findTagByName, findTagNames, holdTags } from '../ground/tags/queries.ts';
import {
  addTaggings,
  ensureTag,
  holdTagged,
  removeTag,
  removeTaggings,
  writeTagName,
} from './queries/write-tags.ts';
import { tagName, tagNameProblem } from '../../council/ground/tags/tag-name.ts';

interface Naming {
  siteIds: number[];
  name: string;
  /** Where in the payload the sites stood, if it was a list of them, and where the name did. */
  field?: string;
  nameField?: string;
}

/** Adds the tag of that name to sites. Throws tag-invalid, or site-not-found naming the ids. */
export async function tagSitesByName(
  tx: Tx,
  actor: Actor,
  { siteIds, name: typed, field, nameField = 'created_tag_name' }: Naming,
) {
  const name = fitName(typed, nameField);
  // The tag before its sites, as where a tag is renamed or deleted: none then waits for the other for ever.
  const tag = await ensureTag(tx, name, actor.accountId);
  const ids = await requireSites(tx, siteIds, { ...(field ? { field } : {}), hold: 'update' });
  const data = await addTaggings(tx, ids, [tag]);
  await taggingsChanged(tx, actor, data, messages.added);
  return { created: { data } };
}

/** Takes a tag off a site. Throws site-not-found, or not-found where the site has no such tag. */
export async function untagSiteByName(
  tx: Tx,
  actor: Actor,
  siteId: number,
  typed: string,
): Promise<void> {
  await requireSite(tx, siteId, 'update');
  const tagId = await findTagByName(tx, tagName(typed));
  const removed = tagId === undefined ? [] : await removeTaggings(tx, [siteId], [tagId]);
  if (removed.length === 0) throw new AppError('not-found');
  await taggingsChanged(tx, actor, removed, messages.removed);
}

interface Several {
  siteIds: number[];
  tagIds: number[];
}

/** Gives sites tags that exist. Throws site-not-found or not-found; then nothing was done. */
export async function addExistingTags(tx: Tx, actor: Actor, { siteIds, tagIds }: Several) {
  const { sites, tags } = await requireSitesAndTags(tx, { siteIds, tagIds });
  const data = await addTaggings(tx, sites, tags);
  await taggingsChanged(tx, actor, data, messages.added);
  return { added: data.length, already: sites.length * tags.length - data.length };
}

/** Takes tags off sites. Throws site-not-found or not-found; then nothing was done. */
export async function removeExistingTags(tx: Tx, actor: Actor, { siteIds, tagIds }: Several) {
  const { sites, tags } = await requireSitesAndTags(tx, { siteIds, tagIds });
  const removed = await removeTaggings(tx, sites, tags);
  await taggingsChanged(tx, actor, removed, messages.removed);
  return { removed: removed.length };
}

/** The tag of that name, created if there is none. Throws tag-invalid. */
export async function createTagNamed(tx: Tx, actor: Actor, typed: string): Promise<number> {
  const id = await ensureTag(tx, fitName(typed, 'tag_name'), actor.accountId);
  await changed(tx, actor, { of: tagRecords, ids: [id], kind: 'created' });
  return id;
}

/**
 * Gives the id of the tag that has the name now: with `merge` that of another which had it before. Throws not-found,
 * tag-invalid, changed-meanwhile, or conflict where another tag has the name.
 */
export async function renameTagTo(
  tx: Tx,
  actor: Actor,
  renaming: { id: number; name: string; from?: string | undefined; merge: boolean },
): Promise<number> {
  const { id, from, merge } = renaming;
  const name = fitName(renaming.name, 'tag_name');
  const sites = await holdTagged(tx, id);
  const before = (await findTagNames(tx, [id])).get(id);
  if (!sites || before === undefined) throw new AppError('not-found');
  const other = await findTagByName(tx, name);
  if (other === id) return id;
  if (from !== undefined) checkVersion(from, before, { tag_name: before });
  if (other !== undefined && !merge) {
    throw new AppError('conflict', { fields: { tag_name: messages.nameTaken } });
  }
  if (other === undefined) await writeTagName(tx, id, name);
  else {
    await addTaggings(tx, sites, await holdTags(tx, [other]));
    await removeTag(tx, id);
    await changed(tx, actor, { of: tagRecords, ids: [id], kind: 'deleted' });
  }
  const kept = other ?? id;
  await changed(tx, actor, { of: tagRecords, ids: [kept], kind: 'updated' });
  await sitesChanged(tx, actor, sites, [{ oldValue: before, newValue: name }]);
  return kept;
}

/** Throws not-found. */
export async function deleteTagEverywhere(tx: Tx, actor: Actor, id: number): Promise<void> {
  const sites = await holdTagged(tx, id);
  if (!sites) throw new AppError('not-found');
  const name = (await findTagNames(tx, [id])).get(id) ?? '';
  await removeTag(tx, id);
  await changed(tx, actor, { of: tagRecords, ids: [id], kind: 'deleted' });
  await sitesChanged(tx, actor, sites, [{ newValue: messages.removed(name) }]);
}

function fitName(typed: string, field: string): string {
  const name = tagName(typed);
  const problem = tagNameProblem(name);
  if (problem !== null) throw new AppError('tag-invalid', { fields: { [field]: problem } });
  return name;
}

async function requireSitesAndTags(tx: Tx, { siteIds, tagIds }: Several) {
  const wanted = [...new Set(tagIds)];
  const tags = await holdTags(tx, wanted);
  const sites = await requireSites(tx, siteIds, { field: 'siteIds', hold: 'update' });
  const missing = wanted.filter((id) => !tags.includes(id));
  if (missing.length > 0) {
    throw new AppError('not-found', {
      fields: { tagIds: `Non-existing id: ${missing.join(', ')}` },
    });
  }
  return { sites, tags };
}

/** In the history of each site; sites that got or lost the same tags are written together. */
async function taggingsChanged(
  tx: Tx,
  actor: Actor,
  taggings: { site_id: number; tag_id: number }[],
  words: (name: string) => string,
): Promise<void> {
  if (taggings.length === 0) return;
  const names = await findTagNames(tx, [...new Set(taggings.map(({ tag_id }) => tag_id))]);
  const alike = Map.groupBy([...Map.groupBy(taggings, ({ site_id }) => site_id)], ([, ofSite]) =>
    ofSite
      .map(({ tag_id }) => tag_id)
      .sort((a, b) => a - b)
      .join(),
  );
  for (const [tags, sites] of alike) {
    const changes = tags.split(',').map((id) => ({ newValue: words(names.get(Number(id)) ?? id) }));
    const ids = sites.map(([id]) => id);
    await sitesChanged(tx, actor, ids, changes);
  }
}

/** Tiles and searches by tag are others now. */
async function sitesChanged(
  tx: Tx,
  actor: Actor,
  ids: number[],
  lines: Pick<EditLine, 'oldValue' | 'newValue'>[],
): Promise<void> {
  const history = lines.map((line) => ({ field: 'site_tags', label: messages.label, ...line }));
  const event = { of: siteChanges, ids, kind: 'updated', around: true, onMaps: true } as const;
  await changed(tx, actor, { ...event, history });
}
