import {
  objectSize,
  readObject,
  removeObject,
  writeObject,
} from '../../platform/bucket-objects.ts';
import { withTenant, type Tx } from '../../platform/db.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { findTenant } from '../../platform/tenancy.ts';
import { judge, type Verdict } from '../../platform/scanning/judge.ts';
import { writeClean } from './clean-object.ts';
import { markFileReceived } from './mark-file-received.ts';
import type { FileOwner } from './file-owner.ts';
import type { FileState } from './file-states.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { fileMessages as messages } from './messages.ts';
import { fileOfObject, objectName } from './object-name.ts';
import { findFiles, type FileRow } from './queries/files.ts';
import { beginScan, postpone, recordVerdict } from './queries/scans.ts';
import { tidyFile, type KeptBy } from './tidy-file.ts';

/** How soon to look again at a file when the scanner was unreachable. */
const SOON_SECONDS = 50;

/**
 * Handles a new object in the unscanned bucket. Delivered twice or late, it finds the file scanned or deleted, and
 * only tidies up. Throws if the file could not be scanned for a reason of ours, so that it is delivered again.
 */
export async function scanObject(owners: readonly FileOwner[], name: string): Promise<void> {
  const given = fileOfObject(owners, name);
  const tenant = given && (await findTenant(given.shortName));
  if (!tenant) return;
  if (!(await scanArrivedObject({ tenant, owner: given.owner }, given.fileId)))
    await removeObject({ bucket: 'unscanned', name });
}

/** Scans one file of a council and moves it where it belongs. False if the council has no such file. */
export async function scanArrivedObject(kept: KeptBy, fileId: number): Promise<boolean> {
  const { tenant, owner } = kept;
  const file = await withTenant(tenant, (tx) => beginScan(tx, owner, fileId));
  if (!file) return false;
  if (file.deleted_at !== null || file.state !== 'unscanned') await tidyFile(kept, file);
  else await scanWaiting(kept, file);
  return true;
}

async function scanWaiting(kept: KeptBy, file: FileRow): Promise<void> {
  const { tenant, owner } = kept;
  const name = objectName(tenant.shortName, owner, file);
  const size = await objectSize({ bucket: 'unscanned', name });
  if (size === undefined) {
    // Not there yet, or no longer there.
    if (file.arrived_at !== null) await give(kept, file, 'fail', messages.vanished);
    return;
  }
  await withTenant(tenant, (tx) => markFileReceived(tx, owner, file.id));
  if (size > FILE_LIMITS.bytes) return give(kept, file, 'fail', messages.tooLarge);
  if (size === 0) return give(kept, file, 'fail', messages.empty);
  // Sizes were added up before the upload was opened: a larger file would get past the limit on the total.
  if (size !== file.size_bytes) return give(kept, file, 'fail', messages.vanished);
  try {
    const bytes = await readObject({ bucket: 'unscanned', name });
    await obey(kept, file, bytes, await judge(bytes, file.content_type));
  } catch (error) {
    await leaveUnscanned(kept, file, messages.triedAgain);
    throw error;
  }
}

async function obey(kept: KeptBy, file: FileRow, bytes: Buffer, verdict: Verdict): Promise<void> {
  await failpoint('file-judged');
  if (verdict.verdict === 'unknown') return leaveUnscanned(kept, file, verdict.reason);
  const { tenant, owner } = kept;
  const name = objectName(tenant.shortName, owner, file);
  const clean = verdict.verdict === 'clean';
  const served = clean ? verdict.bytes : bytes;
  if (clean) await writeClean(name, served, file.content_type);
  // Stored as plain bytes: nobody opens a quarantined file by accident.
  else await writeObject({ bucket: 'quarantined', name }, served, 'application/octet-stream');
  await failpoint('verdict-stored');
  const reason = clean ? null : verdict.reason;
  await give(kept, file, verdict.verdict, reason, served.byteLength);
}

/** Records the verdict; only from then on can a clean file be downloaded. */
async function give(
  kept: KeptBy,
  { id }: FileRow,
  state: Exclude<FileState, 'unscanned'>,
  reason: string | null,
  size: number | null = null,
): Promise<void> {
  const { tenant, owner } = kept;
  await withTenant(tenant, async (tx) => {
    const judged = await recordVerdict(tx, owner, id, { state, reason, size });
    if (judged) await announceVerdict(tx, owner, judged);
  });
  await failpoint('verdict-kept');
  // Re-read: somebody may have deleted it meanwhile, or scanned it first.
  const [now] = await withTenant(tenant, (tx) => findFiles(tx, owner, [id]));
  if (now) await tidyFile(kept, now);
}

async function announceVerdict(tx: Tx, owner: FileOwner, file: FileRow): Promise<void> {
  const author = { accountId: file.account_id, displayName: file.user_name };
  await owner.announce(tx, author, file, file.state === 'quarantined' ? 'QUARANTINE' : undefined);
}

async function leaveUnscanned(
  { tenant, owner }: KeptBy,
  { id }: FileRow,
  reason: string,
): Promise<void> {
  await withTenant(tenant, async (tx) => {
    const postponed = await postpone(tx, owner, id, { reason, seconds: SOON_SECONDS });
    if (postponed) await owner.announce(tx, null, postponed);
  });
}
