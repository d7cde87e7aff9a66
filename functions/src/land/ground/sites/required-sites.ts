import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { findLiveSites } from './queries/live-sites.ts';

/** How many unknown ids an answer names. */
const MAX_IDS_NAMED = 20;

interface Asked {
  /** Where in the payload a list of ids stood, to name the unknown ones there. */
  field?: string;
  /** Whether they are to be written, or only not to be deleted, until the transaction ends. */
  hold?: 'update' | 'share';
}

/**
 * Throws site-not-found where the council has no such site, or deleted it. `hold` keeps it until the transaction
 * ends: 'update' for whoever writes it or a scenario of it, 'share' so that nobody deletes it meanwhile.
 */
export async function requireSite(tx: Tx, siteId: number, hold?: Asked['hold']): Promise<void> {
  await requireSites(tx, [siteId], hold ? { hold } : {});
}

/**
 * The ids, each once and ascending, if every one is a site of the council that was not deleted. Throws site-not-found
 * naming the others: those of another council as those of none.
 */
export async function requireSites(
  tx: Tx,
  siteIds: number[],
  { field, hold }: Asked = {},
): Promise<number[]> {
  const wanted = [...new Set(siteIds)];
  const found = await findLiveSites(tx, wanted, hold);
  if (found.length === wanted.length) return found;
  if (field === undefined) throw new AppError('site-not-found');
  const there = new Set(found);
  const missing = wanted.filter((id) => !there.has(id));
  const named = missing.slice(0, MAX_IDS_NAMED).join(', ');
  const more = missing.length - MAX_IDS_NAMED;
  throw new AppError('site-not-found', {
    fields: { [field]: `Non-existing id: ${named}${more > 0 ? ` and ${more} more` : ''}` },
  });
}
