import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, isRefusal } from '../../platform/errors.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import { siteNames } from '../ground/sites/site-names.ts';
import { requireSite, requireSites } from '../ground/sites/required-sites.ts';
import { withBriefs } from './brief-sites.ts';
import { MAX_RELATED_SITES, type RelatedSite } from './contract.ts';
import { relatedMessages as messages } from './messages.ts';
import { deleteRelation, findRelations, insertRelation, writeRelation } from './queries.ts';

/** A relation as seen from the first site. */
interface Pair {
  siteId: number;
  relatedId: number;
}
interface RelationDetails {
  isPrimary?: boolean | undefined;
  comment?: string | undefined;
}

/** The relations of a site with the other sites' names, or only the one with the named site. */
export async function relationsOf(
  tx: Tx,
  siteId: number,
  otherId?: number,
): Promise<RelatedSite[]> {
  return withBriefs(tx, await findRelations(tx, siteId, otherId));
}

/** Throws site-not-found, payload-invalid for a site and itself, conflict if they are already related. */
export async function relate(
  tx: Tx,
  actor: Actor,
  { siteId, relatedId }: Pair,
  said: RelationDetails,
) {
  await requireSite(tx, siteId);
  if (siteId === relatedId) throw refused('payload-invalid', messages.itself);
  await requireSites(tx, [siteId, relatedId], { field: 'related_id', hold: 'update' });
  for (const id of [siteId, relatedId]) {
    if ((await findRelations(tx, id)).length >= MAX_RELATED_SITES)
      throw refused('payload-invalid', messages.tooMany(MAX_RELATED_SITES));
  }
  if (!(await insertRelation(tx, siteId, relatedId))) throw refused('conflict', messages.already);
  await writeRelationDetails(tx, { siteId, relatedId }, said);
  await followed(tx, actor, { siteId, relatedId }, (name) => messages.added(name));
  return requireRelation(tx, { siteId, relatedId });
}

/** Throws site-not-found, not-found, or changed-meanwhile if it has changed since it was read. */
export async function changeRelation(
  tx: Tx,
  actor: Actor,
  { siteId, relatedId }: Pair,
  said: RelationDetails & { row_version: number },
) {
  await holdBoth(tx, { siteId, relatedId });
  const before = await requireRelation(tx, { siteId, relatedId });
  checkVersion(said.row_version, before.row_version, { comment: before.comment });
  await writeRelationDetails(tx, { siteId, relatedId }, said);
  const after = await requireRelation(tx, { siteId, relatedId });
  const { isPrimary, comment } = after;
  await followed(tx, actor, { siteId, relatedId }, (name) =>
    messages.changed(name, isPrimary, comment),
  );
  return after;
}

/** Throws site-not-found or not-found. */
export async function unrelate(tx: Tx, actor: Actor, { siteId, relatedId }: Pair) {
  await holdBoth(tx, { siteId, relatedId });
  if (!(await deleteRelation(tx, siteId, relatedId))) throw new AppError('not-found');
  await followed(tx, actor, { siteId, relatedId }, (name) => messages.removed(name));
}

/** Throws site-not-found for the site in the path, not-found for the other. */
async function holdBoth(tx: Tx, { siteId, relatedId }: Pair) {
  await requireSite(tx, siteId);
  if ((await requireSitesThere(tx, [siteId, relatedId])).length < 2)
    throw new AppError('not-found');
}

async function requireSitesThere(tx: Tx, ids: number[]): Promise<number[]> {
  return requireSites(tx, ids, { hold: 'update' }).catch((error: unknown) => {
    if (isRefusal(error)) return [];
    throw error;
  });
}

const writeRelationDetails = (
  tx: Tx,
  { siteId, relatedId }: Pair,
  { isPrimary, comment }: RelationDetails,
) =>
  writeRelation(tx, siteId, relatedId, { isPrimary: isPrimary ?? false, comment: comment ?? '' });

async function requireRelation(tx: Tx, { siteId, relatedId }: Pair): Promise<RelatedSite> {
  const [relation] = await relationsOf(tx, siteId, relatedId);
  if (!relation) throw new AppError('not-found');
  return relation;
}

/** Adds a line to both sites' histories, naming the other site. */
async function followed(tx: Tx, actor: Actor, pair: Pair, words: (name: string) => string) {
  const ids = [pair.siteId, pair.relatedId];
  const names = await siteNames(tx, ids);
  const about = (other: number, id: number) => ({
    field: 'related_site',
    label: messages.label,
    newValue: words(names.get(other) ?? String(other)),
    recordIds: [id],
  });
  const history = [about(pair.relatedId, pair.siteId), about(pair.siteId, pair.relatedId)];
  await changed(tx, actor, { of: siteChanges, ids, kind: 'updated', around: true, history });
}

const refused = (code: 'payload-invalid' | 'conflict', why: string) =>
  new AppError(code, { fields: { related_id: why } });
