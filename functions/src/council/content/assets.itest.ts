import { readAssetArrayBuffer } from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { FORBIDDEN, signedOut, useContentSystem } from './testing/directus.ts';

useWorld();

useContentSystem();

describe('assets', () => {
  it('are served once clean, to their own council only', async () => {
    const { oak, elm } = await twoCouncils();
    const add = async (status: string) => {
      const { rows } = await withTenant(oak, (tx) =>
        sql<{ id: string }>`
          insert into platform.content_files (tenant, filename, type, scanned_status, bytes)
          values (${oak.shortName}, 'Löwe.png', 'image/png', ${status}, ${Buffer.from('picture')})
          returning id`.execute(tx),
      );
      return (rows[0] as { id: string }).id;
    };
    const clean = await add('clean');
    const bytes = await signedOut(oak).request(readAssetArrayBuffer(clean));
    expect(Buffer.from(bytes).toString()).toBe('picture');
    for (const status of ['unscanned', 'quarantined', 'fail'])
      await expect(signedOut(oak).request(readAssetArrayBuffer(await add(status)))).rejects.toEqual(
        FORBIDDEN,
      );
    await expect(signedOut(elm).request(readAssetArrayBuffer(clean))).rejects.toEqual(FORBIDDEN);
    await expect(signedOut(oak).request(readAssetArrayBuffer('nothing'))).rejects.toEqual(
      FORBIDDEN,
    );
  });
});
