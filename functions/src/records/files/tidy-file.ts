import { objectSize, removeObject } from '../../platform/bucket-objects.ts';
import { withTenant, type TenantScope } from '../../platform/db.ts';
import { copyClean, removeClean } from './clean-object.ts';
import type { FileOwner } from './file-owner.ts';
import { objectName } from './object-name.ts';
import type { FileRow } from './queries/files.ts';
import { keepForNow, markTidied } from './queries/scans.ts';

/** The council that keeps a file, and for what kind of record. */
export interface KeptBy {
  tenant: TenantScope;
  owner: FileOwner;
}

type Bucket = 'unscanned' | 'clean' | 'quarantined';

const HOMES = {
  unscanned: 'unscanned',
  clean: 'clean',
  quarantined: 'quarantined',
  fail: undefined,
} as const;

/** Where a file's bytes belong; a deleted one that may come back lies where no address opens it. */
function homeOf({ state, deleted_at, is_kept }: FileRow): Bucket | undefined {
  if (deleted_at === null) return HOMES[state];
  if (!is_kept) return undefined;
  return state === 'clean' ? 'quarantined' : HOMES[state];
}

/** Brings a file's bytes to where its state wants them, and removes them from every other place. */
export async function tidyFile(kept: KeptBy, file: FileRow): Promise<void> {
  const { tenant, owner } = kept;
  const name = objectName(tenant.shortName, owner, file);
  const home = homeOf(file);
  await bringHome(kept, file);
  if (home !== 'unscanned') await removeObject({ bucket: 'unscanned', name });
  if (home !== 'clean') await removeClean(name);
  if (home !== 'quarantined') await removeObject({ bucket: 'quarantined', name });
  const note = file.is_kept ? keepForNow : markTidied;
  await withTenant(tenant, (tx) => note(tx, owner, file.id));
}

/** Copies a clean file that was deleted, or restored, to where its state wants it; what is there already stays. */
export async function bringHome({ tenant, owner }: KeptBy, file: FileRow): Promise<void> {
  const home = homeOf(file);
  if (file.state !== 'clean' || home === undefined || home === 'unscanned') return;
  const name = objectName(tenant.shortName, owner, file);
  const other = home === 'clean' ? 'quarantined' : 'clean';
  const [here, there] = [
    await objectSize({ bucket: home, name }),
    await objectSize({ bucket: other, name }),
  ];
  if (here === undefined && there !== undefined) await copyClean(name, file.content_type, home);
}
