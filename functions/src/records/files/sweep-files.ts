import { objectSize } from '../../platform/bucket-objects.ts';
import { withTenant } from '../../platform/db.ts';
import { inEachCouncil } from '../../platform/each-council.ts';
import { log } from '../../platform/log.ts';
import type { FileOwner } from './file-owner.ts';
import { objectName } from './object-name.ts';
import { markFileDeleted, type FileRow } from './queries/files.ts';
import { findDue, lookLater } from './queries/scans.ts';
import { scanArrivedObject } from './scan-file.ts';
import { tidyFile, type KeptBy } from './tidy-file.ts';

/** Per council in one sweep: the next comes in a minute. */
const MAX_PER_SWEEP = 20;
const MAX_RUN_MS = 240_000;

/** Every council's files in turn, for as long as a run may last; a council that fails does not hold up the others. */
export async function sweepAllFiles(owners: readonly FileOwner[]): Promise<void> {
  const end = Date.now() + MAX_RUN_MS;
  await inEachCouncil('sweeping files', async (tenant) => {
    for (const owner of owners) await sweepCouncil({ tenant, owner }, end);
  });
}

/**
 * Scans the council's files that have no verdict yet (the scanner was unreachable, an event got lost, a process
 * died), removes what a crash left behind, and abandons uploads begun a day ago and never finished.
 */
export async function sweepCouncil(kept: KeptBy, end = Infinity): Promise<void> {
  const { tenant, owner } = kept;
  for (const file of await withTenant(tenant, (tx) => findDue(tx, owner, MAX_PER_SWEEP))) {
    if (Date.now() > end) return;
    try {
      await sweep(kept, file);
    } catch (error) {
      log.warning('file left to the next sweep', { fileId: file.id, error: String(error) });
    }
  }
}

async function sweep(kept: KeptBy, file: FileRow & { is_stale: boolean }): Promise<void> {
  const { tenant, owner } = kept;
  if (file.deleted_at !== null || file.state !== 'unscanned') return tidyFile(kept, file);
  const name = objectName(tenant.shortName, owner, file);
  const isThere =
    file.arrived_at !== null || (await objectSize({ bucket: 'unscanned', name })) !== undefined;
  if (isThere) await scanArrivedObject(kept, file.id);
  else if (file.is_stale)
    await withTenant(tenant, (tx) => markFileDeleted(tx, owner, file.id, 'unfinished'));
  else await withTenant(tenant, (tx) => lookLater(tx, owner, file.id));
}
