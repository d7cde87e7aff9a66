import { removeObject } from '../../platform/bucket-objects.ts';
import { withTenant, type TenantScope } from '../../platform/db.ts';
import { objectName } from './object-name.ts';
import type { FileRow } from './queries/files.ts';
import { markTidied } from './queries/scans.ts';

/** Removes a file's bytes from every place where its state allows none. */
export async function tidyFile(tenant: TenantScope, file: FileRow): Promise<void> {
  const name = objectName(tenant.shortName, file);
  await removeObject({ bucket: 'unscanned', name });
  if (file.deleted_at !== null || file.state !== 'clean')
    await removeObject({ bucket: 'clean', name });
  if (file.deleted_at !== null || file.state !== 'quarantined')
    await removeObject({ bucket: 'quarantined', name });
  await withTenant(tenant, (tx) => markTidied(tx, file.id));
}
