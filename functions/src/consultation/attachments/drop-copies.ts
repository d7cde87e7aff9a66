import { removeObject } from '../../platform/bucket-objects.ts';
import { type TenantScope, withTenant } from '../../platform/db.ts';
import { inEachCouncil } from '../../platform/each-council.ts';
import { copyName } from '../ground/attachments/copy-name.ts';
import { findDroppedCopies, removeCopies } from './queries/copies.ts';

/** Removes copies that nobody reads any more, of one attachment or of all; what the public reads stays. */
export async function dropCopies(tenant: TenantScope, fileId: number | null = null): Promise<void> {
  const ids = await withTenant(tenant, (tx) => findDroppedCopies(tx, fileId));
  // The bytes first: if interrupted between the two, the next run finds the copy again.
  for (const id of ids)
    await removeObject({ bucket: 'clean', name: copyName(tenant.shortName, id) });
  if (ids.length > 0) await withTenant(tenant, (tx) => removeCopies(tx, ids));
}

/** Removes what withdrawals and deletions left, in every council. */
export const dropAllCopies = (): Promise<void> =>
  inEachCouncil('dropping copies', (tenant) => dropCopies(tenant));
