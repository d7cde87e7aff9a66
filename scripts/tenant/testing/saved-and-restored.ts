import path from 'node:path';
import type { Council } from '../../../functions/src/platform/testing/council.ts';
import { asOwner } from '../../../functions/src/platform/testing/owner.ts';
import { eraseCouncil } from '../erase.ts';
import { exportCouncil } from '../export.ts';
import { restoreCouncil } from '../restore.ts';

/**
 * Saves a council below the folder, erases it and restores it from what `made` makes of the export; its people sign in
 * anew, as they have to.
 */
export async function saveAndRestore(
  council: Council,
  folder: string,
  made?: (saved: string) => Promise<void>,
): Promise<void> {
  const { shortName } = council;
  const saved = path.join(folder, shortName);
  await asOwner(({ client }) => exportCouncil(client, shortName, saved));
  await made?.(saved);
  await asOwner(({ client }) => eraseCouncil(client, shortName));
  await asOwner((owner) => restoreCouncil(owner, saved));
  council.authTenantId = await asOwner(async ({ client }) => {
    const { rows } = await client.query<{ auth_tenant_id: string }>(
      'select auth_tenant_id from platform.tenants where short_name = $1',
      [shortName],
    );
    return rows[0]?.auth_tenant_id ?? '';
  });
}
