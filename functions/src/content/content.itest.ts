import {
  aggregate,
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  readAssetArrayBuffer,
  readItem,
  readItems,
  readMe,
  readUsers,
  updateItem,
  updateItems,
  updateItemsBatch,
  withSearch,
} from '@directus/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../platform/testing/council.ts';
import { asOwner } from '../platform/testing/owner.ts';
import { inOwnerTransaction } from '../platform/migrate.ts';
import { useWorld } from '../platform/testing/world.ts';
import { collections } from './collections.ts';
import {
  address,
  FORBIDDEN,
  refusal,
  signedIn,
  signedOut,
  tokenOf,
  useContentSystem,
  withToken,
  type Item,
} from './testing/directus.ts';

useWorld();

useContentSystem();

describe('items', () => {
  it('are changed by administrators alone while the council is under maintenance', async () => {
    const oak = await newCouncil({ record: { global_maintenance_active: true } });
    const [officer, admin] = [await signedIn(oak, 'officer'), await signedIn(oak, 'admin')];
    await expect(officer.request(createItem('events', { label: 'x' }))).rejects.toEqual(FORBIDDEN);
    await admin.request(createItem('events', { label: 'Works' }));
    expect(await officer.request(readItems('events', { fields: ['label'] }))).toEqual([
      { label: 'Works' },
    ]);
  });

  it('are added, read, changed and removed by an officer', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    const event = await client.request(
      createItem('events', { id: 'open-day', label: 'Open day', cancelled: false }),
    );
    expect(event).toMatchObject({ id: 'open-day', label: 'Open day', tenant: oak.shortName });
    const changed = await client.request(
      updateItem('events', 'open-day', { cancelled: true }, { fields: ['id', 'cancelled'] }),
    );
    expect(changed).toEqual({ id: 'open-day', cancelled: true });
    expect(
      await client.request(readItem('events', 'open-day', { fields: ['label', 'cancelled'] })),
    ).toEqual({
      label: 'Open day',
      cancelled: true,
    });
    await client.request(deleteItem('events', 'open-day'));
    await expect(client.request(readItem('events', 'open-day'))).rejects.toEqual(FORBIDDEN);
  });

  it('are written many at once, all or none', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    const made = await client.request(
      createItems('templates', [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
        { id: 'c', n: 3 },
      ]),
    );
    expect(made.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    await client.request(updateItems('templates', ['a', 'b'], { seen: true }));
    await client.request(updateItemsBatch('templates', [{ id: 'c', n: 4 }]));
    await expect(
      client.request(updateItems('templates', ['a', 'nobody'], { seen: false })),
    ).rejects.toEqual(FORBIDDEN);
    await expect(
      client.request(createItems('templates', [{ id: 'd' }, { id: 'a' }])),
    ).rejects.toEqual(refusal(400, 'RECORD_NOT_UNIQUE'));
    const seen = await client.request(
      readItems('templates', { fields: ['id', 'n', 'seen'], sort: ['id'] }),
    );
    expect(seen).toEqual([
      { id: 'a', n: 1, seen: true },
      { id: 'b', n: 2, seen: true },
      { id: 'c', n: 4, seen: null },
    ]);
    await client.request(deleteItems('templates', { filter: { n: { _lt: 3 } } as object }));
    expect(await client.request(readItems('templates', { fields: ['id'] }))).toEqual([{ id: 'c' }]);
  });

  it.each(collections)('%s can be listed by staff who may read', async (collection) => {
    const { council, token } = await readOnly();
    expect(await withToken(council, token).request(readItems(collection))).toBeInstanceOf(Array);
  });

  it('a collection that nobody named does not exist', async () => {
    const { council, token } = await readOnly();
    const client = withToken(council, token) as unknown as ReturnType<typeof signedOut>;
    await expect(client.request(readItems('accounts' as 'events'))).rejects.toEqual(FORBIDDEN);
  });
});

let standing: Promise<{ council: Council; token: string }> | undefined;
const readOnly = () =>
  (standing ??= newCouncil().then(async (council) => ({
    council,
    token: await tokenOf(council, 'viewer'),
  })));

describe('lists', () => {
  const items = [
    {
      id: 'a',
      name: 'Quayside',
      start: '2026-01-05T00:00:00Z',
      places: 9,
      config: { kind: 'x' },
      note: null,
    },
    { id: 'b', name: 'Byker', start: '2026-03-05T00:00:00Z', places: 10, config: { kind: 'y' } },
    { id: 'c', name: "O'Hare 100%", start: '2026-02-05T00:00:00Z', places: 100, note: 'here' },
  ];
  let council: Council;
  let token: string;
  beforeAll(async () => {
    council = await newCouncil();
    token = await tokenOf(council, 'officer');
    await withToken(council, token).request(createItems('events', items));
  });

  it.each([
    [{ name: { _eq: 'Byker' } }, 'b'],
    [{ name: { _neq: 'Byker' } }, 'ac'],
    [{ id: { _in: ['a', 'c', 'z'] } }, 'ac'],
    [{ id: { _nin: ['a', 'c'] } }, 'b'],
    [{ note: { _null: true } }, 'ab'],
    [{ note: { _nnull: true } }, 'c'],
    [{ name: { _contains: "'Hare 100%" } }, 'c'],
    [{ name: { _contains: '%' } }, 'c'],
    [{ places: { _gt: 9 } }, 'bc'],
    [{ places: { _gte: 9 } }, 'abc'],
    [{ places: { _lt: 10 } }, 'a'],
    [{ places: { _lte: 10 } }, 'ab'],
    [{ start: { _gt: '2026-02-01' } }, 'bc'],
    [{ start: { _lt: '$NOW' } }, 'abc'],
    [{ _or: [{ name: { _eq: 'Byker' } }, { places: { _eq: 9 } }] }, 'ab'],
    [{ _and: [{ places: { _gt: 9 } }, { places: { _lt: 100 } }] }, 'b'],
    [{ config: { kind: { _eq: 'y' } } }, 'b'],
    [{ places: { _eq: 10 }, name: { _eq: 'Byker' } }, 'b'],
    [{ _or: [] }, ''],
    [{}, 'abc'],
    [{ tenant: { _eq: 'another' } }, ''],
  ])('%j finds %j', async (filter: object, ids) => {
    const query = { fields: ['id' as const], sort: ['id' as const], filter };
    const client = withToken(council, token);
    const found = await client.request(readItems('events', query));
    expect(found.map(({ id }) => id).join('')).toBe(ids);
    const searched = await client.request(withSearch(readItems('events', query)));
    expect(searched).toEqual(found);
  });

  it('come in order, in pages, and with counts', async () => {
    const client = withToken(council, token);
    const ids = async (query: object) =>
      (await client.request(readItems('events', query))).map(({ id }) => id).join('');
    expect(await ids({ sort: ['-places'] })).toBe('cba');
    expect(await ids({ sort: ['start'] })).toBe('acb');
    expect(await ids({ sort: ['id'], limit: 2, page: 2 })).toBe('c');
    expect(await ids({ sort: ['id'], limit: 1, offset: 1 })).toBe('b');
    expect(await ids({ sort: ['id'], limit: -1 })).toBe('abc');
    expect(await ids({ search: 'quay' })).toBe('a');
    expect(await client.request(aggregate('events', { aggregate: { count: '*' } }))).toEqual([
      { count: 3 },
    ]);
    expect(
      await client.request(
        aggregate('events', {
          aggregate: { count: ['note'] } as never,
          query: { filter: { id: { _neq: 'a' } } } as never,
        }),
      ),
    ).toEqual([{ count: { note: 1 } }]);
    const answer = await fetch(
      `${address}/items/events?limit=1&meta=filter_count,total_count&filter={"places":{"_gt":9}}`,
      { headers: { authorization: `Bearer ${token}`, 'x-tenant': council.shortName } },
    );
    expect(await answer.json()).toMatchObject({
      data: [{ id: 'b' }],
      meta: { filter_count: 2, total_count: 3 },
    });
  });

  it.each([
    ['filter', '{"name":{"_regex":"x"}}'],
    ['filter', '{"name'],
    ['filter', '{"a\' or 1=1":{"_eq":1}}'],
    ['filter', '{"_eq":1}'],
    ['filter', '[]'],
    [
      'filter',
      JSON.stringify(Array.from({ length: 12 }).reduce((inner) => ({ _and: [inner] }), {})),
    ],
    ['sort', 'name;drop table x'],
    ['fields', "a'b"],
    ['limit', '-2'],
    ['limit', 'many'],
    ['offset', '-1'],
    ['aggregate', '{"sum":"places"}'],
  ])('refuse %s=%s', async (name, value) => {
    const answer = await fetch(
      `${address}/items/events?${new URLSearchParams({ [name]: value })}`,
      {
        headers: { authorization: `Bearer ${token}`, 'x-tenant': council.shortName },
      },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_QUERY' } }],
    });
  });
});

const TOO_LARGE = '1 MB and more';

describe('bad input', () => {
  it.each([
    ['{"a":', 400, 'INVALID_PAYLOAD'],
    ['"text"', 400, 'INVALID_PAYLOAD'],
    ['[1]', 400, 'INVALID_PAYLOAD'],
    ['{"id":"no/slash"}', 400, 'INVALID_PAYLOAD'],
    ['{"text":"\\u0000"}', 400, 'INVALID_PAYLOAD'],
    [TOO_LARGE, 413, 'CONTENT_TOO_LARGE'],
  ])('%s is answered %i %s', async (body, status, code) => {
    const oak = await newCouncil();
    const answer = await fetch(`${address}/items/events`, {
      method: 'POST',
      body: body === TOO_LARGE ? JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) : body,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await tokenOf(oak, 'officer')}`,
        'x-tenant': oak.shortName,
      },
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it('an address that does not exist is ROUTE_NOT_FOUND, an unknown council FORBIDDEN', async () => {
    const { council } = await readOnly();
    const ask = (path: string, tenant: string) =>
      fetch(address + path, { headers: { 'x-tenant': tenant } });
    expect((await ask('/nothing', council.shortName)).status).toBe(404);
    expect((await ask('/items/events/%E0%A4%A', council.shortName)).status).toBe(404);
    expect((await ask('/items/events', 'nowhere')).status).toBe(403);
  });
});

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
        // An officer of this one council only: reads through the narrow right alone.
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

describe('tokens', () => {
  it('come for a password to staff only', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    expect(await client.request(readMe())).toMatchObject({
      email: oak.emailOf('officer'),
      role: 'officer',
    });
    const wrong = refusal(401, 'INVALID_CREDENTIALS');
    await expect(signedIn(oak, 'resident')).rejects.toEqual(wrong);
    await expect(
      client.login({ email: oak.emailOf('officer'), password: 'wrong' }),
    ).rejects.toEqual(wrong);
    await expect(client.login({ email: 'nobody@nowhere.test', password: 'wrong' })).rejects.toEqual(
      wrong,
    );
  });

  it('are renewed once for each refresh token, and end with logout', async () => {
    const oak = await newCouncil();
    const client = await signedIn(oak, 'officer');
    const first = (await client.getToken()) as string;
    const renewed = await client.refresh();
    expect(renewed.expires).toBe(900_000);
    expect(renewed.access_token).not.toBe(first);
    await expect(withToken(oak, first).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    expect(await client.request(readMe())).toMatchObject({ role: 'officer' });
    const last = (await client.getToken()) as string;
    await client.logout();
    await expect(withToken(oak, last).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const reuse = await fetch(`${address}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': oak.shortName },
      body: JSON.stringify({ refresh_token: renewed.refresh_token, mode: 'json' }),
    });
    expect(reuse.status).toBe(401);
  });

  it('end by time, and with their account', async () => {
    const oak = await newCouncil();
    const token = await tokenOf(oak, 'officer');
    const client = withToken(oak, token);
    await withTenant(oak, (tx) =>
      sql`update platform.content_tokens set expires_at = now() - interval '1 s'`.execute(tx),
    );
    await expect(client.request(readMe())).rejects.toEqual(refusal(401, 'TOKEN_EXPIRED'));
    const fresh = await tokenOf(oak, 'officer');
    await withTenant(oak, (tx) =>
      sql`update accounts set sessions_valid_from = clock_timestamp() where uid = ${oak.uidOf('officer')}`.execute(
        tx,
      ),
    );
    await expect(withToken(oak, fresh).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
    const viewer = await tokenOf(oak, 'viewer');
    await withTenant(oak, (tx) =>
      sql`update accounts set disabled = true where uid = ${oak.uidOf('viewer')}`.execute(tx),
    );
    await expect(withToken(oak, viewer).request(readMe())).rejects.toEqual(
      refusal(401, 'INVALID_CREDENTIALS'),
    );
  });

  it('are kept as hashes', async () => {
    const oak = await newCouncil();
    const token = await tokenOf(oak, 'officer');
    const { rows } = await withTenant(oak, (tx) =>
      sql<{ row: string }>`select t::text as row from platform.content_tokens t`.execute(tx),
    );
    expect(rows).toHaveLength(2);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('are given to signed-in staff, and renewed for the same person only', async () => {
    const oak = await newCouncil();
    const answer = await oak.as('viewer').get('/directus/login');
    expect(answer.status).toBe(200);
    const { result } = answer.body as { result: { access_token: string; refresh_token: string } };
    expect(await withToken(oak, result.access_token).request(readMe())).toMatchObject({
      role: 'viewer',
    });
    const json = { refreshToken: result.refresh_token };
    const foreign = await oak.as('officer').post('/directus/refresh', { json });
    expect(foreign.status).toBe(401);
    expect(foreign.body).toMatchObject({ error: { message: 'Directus refresh failed' } });
    expect((await oak.as('viewer').post('/directus/refresh', { json })).status).toBe(200);
    expect((await oak.as('viewer').post('/directus/refresh', { json })).status).toBe(401);
    expect(
      (await oak.as('viewer').post('/directus/refresh', { json: { refreshToken: 7 } })).status,
    ).toBe(400);
    expect((await oak.as('resident').get('/directus/login')).status).toBe(403);
    expect((await oak.as('signed-out').get('/directus/login')).status).toBe(401);
    expect((await oak.as('signed-out').post('/directus/refresh', { json })).status).toBe(401);
  });

  it('list staff by role for administrators', async () => {
    const oak = await newCouncil();
    const admin = await signedIn(oak, 'admin');
    const filter = { role: { _eq: 'viewer' } } as never;
    expect(await admin.request(readUsers({ filter }))).toMatchObject([
      { email: oak.emailOf('viewer') },
    ]);
    await expect((await signedIn(oak, 'officer')).request(readUsers({ filter }))).rejects.toEqual(
      FORBIDDEN,
    );
  });
});

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
