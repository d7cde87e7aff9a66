import { createItem, deleteItem, updateItem } from '@directus/sdk';
import { expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { FORBIDDEN, refusal, signedIn, useContentSystem } from './testing/directus.ts';

useWorld();

useContentSystem();

const INVALID = refusal(400, 'INVALID_PAYLOAD');
const tenantOf = async (council: Council) =>
  ((await council.as('signed-out').get('/tenant')).body as { result: Record<string, unknown> })
    .result;

it('a council changes its name, looks, region and licence from the next request on', async () => {
  const [oak, elm] = [await newCouncil(), await newCouncil()];
  const before = await tenantOf(elm);
  const admin = await signedIn(oak, 'admin');
  await tenantOf(oak);
  await admin.request(
    createItem('general', { name: 'Oak City Council', mainColor: '#204a87', mapLicense: '© Oak' }),
  );
  expect(await tenantOf(oak)).toMatchObject({
    shortName: oak.shortName,
    name: 'Oak City Council',
    mainColor: '#204a87',
    mapLicense: '© Oak',
  });
  await admin.request(updateItem('general', 'council', { mapRegion: [-1.8, 54.9, -1.5, 55.1] }));
  expect(await tenantOf(oak)).toMatchObject({
    name: 'Oak City Council',
    mapRegion: [-1.8, 54.9, -1.5, 55.1],
  });
  const all = (await oak.as('signed-out').get('/tenants')).body as { result: object[] };
  expect(all.result).toContainEqual(
    expect.objectContaining({ shortName: oak.shortName, name: 'Oak City Council' }),
  );
  expect(await tenantOf(elm)).toEqual(before);
  await admin.request(deleteItem('general', 'council'));
  expect((await tenantOf(oak)).name).not.toBe('Oak City Council');
});

it('maintenance is switched on and off', async () => {
  const oak = await newCouncil();
  const admin = await signedIn(oak, 'admin');
  await admin.request(createItem('general', { global_maintenance_active: true }));
  expect((await tenantOf(oak)).global_maintenance_active).toBe(true);
  await admin.request(updateItem('general', 'council', { global_maintenance_active: false }));
  expect((await tenantOf(oak)).global_maintenance_active).toBe(false);
});

it('refuses what no page could show, and whoever may not', async () => {
  const oak = await newCouncil();
  const admin = await signedIn(oak, 'admin');
  const faults = [
    { mainColor: 'red' },
    { name: '' },
    { logo: 'javascript:alert(1)' },
    { logo: 'data:text/html,hello' },
    { mapRegion: [1, 2] },
    { mapRegion: [10, 50, 11, 51] },
    { socialLinks: { mainLink: 'javascript:alert(1)' } },
    { page_maintenance_status: [{ route: 'map', maintenanceActive: true }] },
    { main_schema: 'platform' },
    { firebase: { apiKey: 'x' } },
  ];
  for (const fault of faults)
    await expect(admin.request(createItem('general', fault))).rejects.toEqual(INVALID);
  await expect(admin.request(createItem('general', { id: 'other', name: 'X' }))).rejects.toEqual(
    INVALID,
  );
  for (const who of ['officer', 'viewer'] as const) {
    const person = await signedIn(oak, who);
    await expect(person.request(createItem('general', { name: 'X' }))).rejects.toEqual(FORBIDDEN);
  }
});
