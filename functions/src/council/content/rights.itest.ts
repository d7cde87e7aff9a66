import {
  createItem,
  createItems,
  deleteItem,
  readItem,
  readItems,
  updateItem,
} from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  FORBIDDEN,
  refusal,
  signedIn,
  signedOut,
  withToken,
  type Item,
  useContentSystem,
} from './testing/directus.ts';

useWorld();

useContentSystem();

describe('who may do what', () => {
  it('keeps councils apart: reading, changing, and with another council’s token', async () => {
    const { oak, elm } = await twoCouncils();
    const [atOak, atElm] = [await signedIn(oak, 'admin'), await signedIn(elm, 'admin')];
    await atOak.request(createItem('configs', { id: 'mine', config: '{}' }));
    expect(await atElm.request(readItems('configs'))).toEqual([]);
    const attempts = await Promise.allSettled([
      atElm.request(readItem('configs', 'mine')),
      atElm.request(updateItem('configs', 'mine', { config: '[]' })),
      atElm.request(deleteItem('configs', 'mine')),
      atElm.request(readItem('configs', 'nothing')),
    ]);
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ status: 'rejected', reason: FORBIDDEN });
    const foreign = withToken(elm, (await atOak.getToken()) as string);
    await expect(foreign.request(readItems('configs'))).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const sameId = await atElm.request(
      createItem('configs', { id: 'mine', config: '{}', tenant: oak.shortName }),
    );
    expect(sameId).toMatchObject({ tenant: elm.shortName });
    expect(await atOak.request(readItems('configs'))).toHaveLength(1);
  });

  it('lets signed-out visitors read what is public, filtered, and write nothing', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    await admin.request(
      createItems('configs', [
        { id: 'card', config_type_id: 'site-card', config: '{}' },
        { id: 'map', config_type_id: 'public-web-map', config: '{}' },
      ]),
    );
    const visitor = signedOut(oak);
    expect((await visitor.request(readItems('app_feature_flags', { limit: 1 })))[0]).toMatchObject({
      tenant: oak.shortName,
      application: 2,
    });
    expect((await visitor.request(readItems('configs'))).map(({ id }) => id)).toEqual(['map']);
    await expect(visitor.request(readItem('configs', 'card'))).rejects.toEqual(FORBIDDEN);
    await expect(visitor.request(readItems('templates'))).rejects.toEqual(FORBIDDEN);
    await expect(visitor.request(createItem('events', { label: 'x' }))).rejects.toEqual(FORBIDDEN);
    await expect(visitor.request(updateItem('configs', 'map', { config: '[]' }))).rejects.toEqual(
      FORBIDDEN,
    );
    await expect(visitor.request(deleteItem('configs', 'map'))).rejects.toEqual(FORBIDDEN);
  });

  it('lets a viewer read only, an officer write pages’ content, an administrator configurations', async () => {
    const oak = await newCouncil();
    const [viewer, officer, admin] = [
      await signedIn(oak, 'viewer'),
      await signedIn(oak, 'officer'),
      await signedIn(oak, 'admin'),
    ];
    await admin.request(createItem('configs', { id: 'card', config: '{}' }));
    expect(await viewer.request(readItems('configs'))).toHaveLength(1);
    for (const client of [viewer, officer]) {
      await expect(client.request(createItem('configs', { config: '{}' }))).rejects.toEqual(
        FORBIDDEN,
      );
      await expect(client.request(deleteItem('configs', 'card'))).rejects.toEqual(FORBIDDEN);
    }
    await expect(viewer.request(createItem('events', { label: 'x' }))).rejects.toEqual(FORBIDDEN);
    await officer.request(createItem('events', { label: 'x' }));
    await admin.request(createItem('immutable_configs', { id: 'fixed', config: '{}' }));
    await expect(
      admin.request(updateItem('immutable_configs', 'fixed', { config: '[]' })),
    ).rejects.toEqual(FORBIDDEN);
  });

  it('lets an administrator switch a flag, not rename, add or break one', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    const [flag] = await admin.request(
      readItems('app_feature_flags', { filter: { name: { _eq: 'notifications' } } }),
    );
    const { id } = flag as Item;
    await admin.request(updateItem('app_feature_flags', id, { available: false }));
    expect(JSON.stringify((await oak.as('signed-out').get('/tenant/flags')).body)).toContain(
      '"name":"notifications","available":false',
    );
    await expect(
      admin.request(updateItem('app_feature_flags', id, { name: 'mine' })),
    ).rejects.toEqual(FORBIDDEN);
    await expect(
      admin.request(updateItem('app_feature_flags', id, { available: 'yes' })),
    ).rejects.toEqual(refusal(400, 'FAILED_VALIDATION'));
    await expect(admin.request(createItem('app_feature_flags', { name: 'x' }))).rejects.toEqual(
      FORBIDDEN,
    );
  });

  it('shows shared items to every council, and lets none of them change', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    const types = await admin.request(
      readItems('config_types', { fields: ['id', 'tenant'], limit: 50 }),
    );
    expect(types).toHaveLength(12);
    expect(types[0]).toMatchObject({ tenant: null });
    await expect(admin.request(deleteItem('config_types', 'site-card'))).rejects.toEqual(FORBIDDEN);
  });

  it('shows only the fields and items of a right, and lets nobody ask by the others', async () => {
    const oak = await newCouncil();
    const role = `inspector-${oak.shortName}`;
    await asOwner(({ client }) =>
      inOwnerTransaction(client, async () => {
        await client.query(
          `insert into platform.content_roles values ('${role}', 'inspection-${oak.shortName}', 'read')`,
        );
        await client.query(
          `insert into platform.content_policies (role, collection, action, fields, filter)
           values ('${role}', 'templates', 'read', '{label}', '{"kind": {"_eq": "open"}}')`,
        );
        // An officer of this one council only: can read through the narrow right alone.
        await client.query(`delete from ${oak.mainSchema}.role_grants where role_id = 'viewer'`);
        await client.query(
          `insert into ${oak.mainSchema}.role_grants values ('viewer', 'inspection-${oak.shortName}', 'read')`,
        );
      }),
    );
    const officer = await signedIn(oak, 'officer');
    await officer.request(
      createItems('templates', [
        { id: 'a', kind: 'open', label: 'A', secret: 'no' },
        { id: 'b', kind: 'closed', label: 'B', secret: 'no' },
      ]),
    );
    const inspector = await signedIn(oak, 'viewer');
    const [seen, ...others] = await inspector.request(readItems('templates'));
    expect(others).toEqual([]);
    expect(Object.keys(seen as Item).toSorted()).toEqual([
      'date_created',
      'date_updated',
      'id',
      'label',
      'tenant',
      'tenant_id',
    ]);
    expect(await inspector.request(readItems('templates', { search: 'no' }))).toEqual([]);
    for (const query of [
      { filter: { secret: { _eq: 'no' } } },
      { sort: ['secret'] },
      { fields: ['secret'] },
    ])
      await expect(inspector.request(readItems('templates', query as object))).rejects.toEqual(
        FORBIDDEN,
      );
  });
});
