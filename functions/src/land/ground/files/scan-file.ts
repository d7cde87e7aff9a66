import {
  objectSize,
  readObject,
  removeObject,
  writeObject,
} from '../../../platform/bucket-objects.ts';
import { changed } from '../../../platform/changed.ts';
import { withTenant, type TenantScope, type Tx } from '../../../platform/db.ts';
import { failpoint } from '../../../platform/failpoint.ts';
import { findTenant } from '../../../platform/tenancy.ts';
import { judge, type Verdict } from '../../../platform/scanning/judge.ts';
import { siteChanges } from '../sites/site-changes.ts';
import { writeClean } from './clean-object.ts';
import { markFileReceived } from './mark-file-received.ts';
import type { FileState } from './file-states.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { fileMessages as messages } from './messages.ts';
import { fileOfObject, objectName } from './object-name.ts';
import { findFiles, type FileRow } from './queries/files.ts';
import { beginScan, postpone, recordVerdict } from './queries/scans.ts';
import { tidyFile } from './tidy-file.ts';

/** How soon to look again at a file when the scanner was unreachable. */
const SOON_SECONDS = 50;

/**
 * Handles a new object in the unscanned bucket. Delivered twice or late, it finds the file scanned or deleted, and
 * only tidies up. Throws if the file could not be scanned for a reason of ours, so that it is delivered again.
 */
export async function scanObject(name: string): Promise<void> {
  const given = fileOfObject(name);
  const tenant = given && (await findTenant(given.shortName));
  if (!tenant) return;
  if (!(await scanArrivedObject(tenant, given.fileId)))
    await removeObject({ bucket: 'unscanned', name });
}

/** Scans one file of a council and moves it where it belongs. False if the council has no such file. */
export async function scanArrivedObject(tenant: TenantScope, fileId: number): Promise<boolean> {
  const file = await withTenant(tenant, (tx) => beginScan(tx, fileId));
  if (!file) return false;
  if (file.deleted_at !== null || file.state !== 'unscanned') await tidyFile(tenant, file);
  else await scanWaiting(tenant, file);
  return true;
}

async function scanWaiting(tenant: TenantScope, file: FileRow): Promise<void> {
  const name = objectName(tenant.shortName, file);
  const size = await objectSize({ bucket: 'unscanned', name });
  if (size === undefined) {
    // Not there yet, or no longer there.
    if (file.arrived_at !== null) await give(tenant, file, 'fail', messages.vanished);
    return;
  }
  await withTenant(tenant, (tx) => markFileReceived(tx, file.id));
  if (size > FILE_LIMITS.bytes) return give(tenant, file, 'fail', messages.tooLarge);
  if (size === 0) return give(tenant, file, 'fail', messages.empty);
  // Sizes were added up before the upload was opened: a larger file would get past the limit on the total.
  if (size !== file.size_bytes) return give(tenant, file, 'fail', messages.vanished);
  try {
    const bytes = await readObject({ bucket: 'unscanned', name });
    await obey(tenant, file, bytes, await judge(bytes, file.content_type));
  } catch (error) {
    await leaveUnscanned(tenant, file, messages.triedAgain);
    throw error;
  }
}

async function obey(
  tenant: TenantScope,
  file: FileRow,
  bytes: Buffer,
  verdict: Verdict,
): Promise<void> {
  await failpoint('file-judged');
  if (verdict.verdict === 'unknown') return leaveUnscanned(tenant, file, verdict.reason);
  const name = objectName(tenant.shortName, file);
  const clean = verdict.verdict === 'clean';
  const kept = clean ? verdict.bytes : bytes;
  if (clean) await writeClean(name, kept, file.content_type);
  // Stored as plain bytes: nobody opens a quarantined file by accident.
  else await writeObject({ bucket: 'quarantined', name }, kept, 'application/octet-stream');
  await failpoint('verdict-stored');
  const reason = clean ? null : verdict.reason;
  await give(tenant, file, verdict.verdict, reason, kept.byteLength);
}

/** Records the verdict; only from then on can a clean file be downloaded. */
async function give(
  tenant: TenantScope,
  { id }: FileRow,
  state: Exclude<FileState, 'unscanned'>,
  reason: string | null,
  size: number | null = null,
): Promise<void> {
  await withTenant(tenant, async (tx) => {
    const judged = await recordVerdict(tx, id, { state, reason, size });
    if (judged) await announceVerdict(tx, judged);
  });
  await failpoint('verdict-kept');
  // Re-read: somebody may have deleted it meanwhile, or scanned it first.
  const [now] = await withTenant(tenant, (tx) => findFiles(tx, [id]));
  if (now) await tidyFile(tenant, now);
}

async function announceVerdict(tx: Tx, file: FileRow): Promise<void> {
  const quarantined = { fileNames: [file.display_name], actionType: 'QUARANTINE' } as const;
  const author = { accountId: file.account_id, displayName: file.user_name };
  await changed(tx, author, {
    of: siteChanges,
    ids: [file.site_id],
    kind: 'updated',
    history: file.state === 'quarantined' ? [quarantined] : [],
  });
}

async function leaveUnscanned(tenant: TenantScope, { id }: FileRow, reason: string): Promise<void> {
  await withTenant(tenant, async (tx) => {
    const postponed = await postpone(tx, id, { reason, seconds: SOON_SECONDS });
    const ids = postponed ? [postponed.site_id] : [];
    await changed(tx, null, { of: siteChanges, ids, kind: 'updated' });
  });
}
