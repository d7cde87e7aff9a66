import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { configTypeIds, configTypes } from '../ground/configs/config-types.ts';
import { getEffectiveConfig } from './contract.ts';

useWorld();

const link = (...configIds: string[]) => ({ discriminator: 'LINK_TO_CONFIG', configIds });
const card = (label: string) => ({ siteCardElements: [{ label, dbPropertyName: 'site_name' }] });

/** Keeps an item in the council's content, as its editors do. */
const keep = (council: Council, collection: string, id: string, data: object) =>
  withTenant(council, (tx) =>
    sql`insert into platform.content_items (collection, id, tenant, data)
        values (${collection}, ${id}, ${council.shortName}, ${JSON.stringify(data)}::jsonb)`.execute(
      tx,
    ),
  );
const keepConfig = (
  council: Council,
  id: string,
  type: string,
  config: unknown,
  store = 'configs',
) =>
  keep(council, store, id, {
    config_type_id: type,
    config: typeof config === 'string' ? config : JSON.stringify(config),
  });

describe('the effective configuration', () => {
  it.each(configTypeIds)('%s: what a council wrote comes back, ready for use', async (type) => {
    const oak = await newCouncil();
    const { initial, version } = configTypes[type];
    await keepConfig(oak, 'own', type, { ...initial, schemaVersion: version });
    const { status, body } = await oak.as('viewer').get(`/configs/effective/${type}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      result: { type, id: 'own', table: 'configs', config: initial, errors: [] },
    });
  });

  it('follows links across stores', async () => {
    const oak = await newCouncil();
    await keepConfig(oak, 'main', 'site-card', link('part'));
    await keepConfig(oak, 'part', 'site-card', {
      siteCardElements: [{ ...link('one'), table: 'immutable_configs' }],
    });
    await keepConfig(
      oak,
      'one',
      'site-card',
      { label: 'Ward', dbPropertyName: 'ward' },
      'immutable_configs',
    );
    await keep(oak, 'config_assignment', 'as', { config_type_id: 'site-card', config_id: 'main' });
    const { body } = await oak.as('viewer').get('/configs/effective/site-card');
    expect(body).toMatchObject({
      result: {
        config: { siteCardElements: [{ label: 'Ward', dbPropertyName: 'ward' }] },
        errors: [],
      },
    });
  });

  it('says what is wrong: nothing there, a circle, broken rules', async () => {
    const oak = await newCouncil();
    const ask = async () => (await oak.as('viewer').get('/configs/effective/site-card')).body;
    expect(await ask()).toMatchObject({
      result: {
        config: null,
        errors: [
          {
            kind: 'fetching',
            message: 'Site card config does not exist',
            hint: 'Please, create the config',
          },
        ],
      },
    });
    await keepConfig(oak, 'main', 'site-card', { siteCardElements: link('main') });
    expect(await ask()).toMatchObject({
      result: {
        config: null,
        errors: [
          {
            kind: 'validation',
            message: 'Config is invalid',
            details: 'Links go in a circle: configs/main → configs/main',
          },
        ],
      },
    });
    await withTenant(oak, (tx) =>
      sql`update platform.content_items set data = data || '{"config": "{\\"siteCardElements\\": [{\\"label\\": \\"x\\"}]}"}'
           where collection = 'configs'`.execute(tx),
    );
    expect(await ask()).toMatchObject({
      result: {
        config: null,
        errors: [{ kind: 'validation', path: 'siteCardElements[0].dbPropertyName' }],
      },
    });
  });

  it('is the assigned one, else the council’s own, else the shared one', async () => {
    const { oak, elm } = await twoCouncils();
    const configOf = async (council: Council, asked: { assignment?: string } = {}) =>
      (await council.as('viewer').call(getEffectiveConfig, { type: 'site-card', ...asked })).config;
    const shared = `shared-${oak.shortName}`;
    const inPlatform = (text: string) =>
      asOwner(({ client }) => inOwnerTransaction(client, () => client.query(text)));
    await inPlatform(
      `insert into platform.content_items (collection, id, tenant, tenant_role, data)
       values ('immutable_configs', '${shared}', null, null, '${JSON.stringify({ config_type_id: 'site-card', config: JSON.stringify(card('shared')) })}')`,
    );
    try {
      expect(await configOf(elm)).toMatchObject(card('shared'));
      await keepConfig(oak, 'm', 'site-card', card('mutable'), 'mutable_configs');
      expect(await configOf(oak)).toMatchObject(card('mutable'));
      await keepConfig(oak, 'a', 'site-card', card('own'));
      expect(await configOf(oak)).toMatchObject(card('own'));
      await keep(oak, 'config_assignment', 'as', {
        config_type_id: 'site-card',
        config_id: 'm',
        table: 'mutable_configs',
      });
      await keep(oak, 'config_assignment', 'at', {
        config_type_id: 'site-card',
        config_id: 'a',
        assignment: 'list',
      });
      expect(await configOf(oak)).toMatchObject(card('mutable'));
      expect(await configOf(oak, { assignment: 'list' })).toMatchObject(card('own'));
      expect(await configOf(oak, { assignment: 'unknown' })).toMatchObject(card('mutable'));
      expect(await configOf(elm)).toMatchObject(card('shared'));
    } finally {
      await inPlatform(`delete from platform.content_items where id = '${shared}'`);
    }
  });

  it('of a public page is open to all, of the staff’s screens to those who may read placemaker', async () => {
    const oak = await newCouncil();
    const status = async (who: 'signed-out' | 'resident' | 'viewer', type: string) =>
      (await oak.as(who).get(`/configs/effective/${type}`)).status;
    expect(await status('signed-out', 'public-web-map')).toBe(200);
    expect(await status('signed-out', 'site-search')).toBe(401);
    expect(await status('resident', 'site-search')).toBe(403);
    expect(await status('viewer', 'site-search')).toBe(200);
    expect(await status('viewer', 'constructor')).toBe(400);
  });
});

describe('stored configurations', () => {
  it('are read by id and by type, each council its own', async () => {
    const { oak, elm } = await twoCouncils();
    await keepConfig(oak, 'a', 'site-card', card('a'));
    await keepConfig(oak, 'b', 'site-search', '{"filters":[]}');
    await keep(oak, 'config_meta', 'm', { config_id: 'a', label: 'Our card', tags: ['new'] });
    const get = async (council: Council, path: string) =>
      (await council.as('viewer').get(path)).body;
    expect(await get(oak, '/configs?ids=a,b')).toMatchObject({
      data: [{ id: 'a' }, { id: 'b', config: '{"filters":[]}' }],
    });
    expect(await get(oak, '/configs?ids=a,b&type=site-card')).toMatchObject({
      data: [{ id: 'a', config_type_id: 'site-card' }],
    });
    expect(await get(oak, '/configs/tenant?type=site-search')).toMatchObject({
      data: [{ id: 'b' }],
    });
    expect(await get(oak, '/configs/metadata/a')).toMatchObject({
      data: [{ label: 'Our card', tags: ['new'] }],
    });
    const missing = { error: { code: 'config-not-found', message: 'Config does not exist' } };
    expect(await get(elm, '/configs?ids=a,b')).toEqual(missing);
    expect(await get(oak, '/configs?ids=unknown')).toEqual(missing);
    expect(await get(elm, '/configs/tenant?type=site-search')).toEqual({ data: [] });
    expect(await get(elm, '/configs/metadata/a')).toEqual({ data: [] });
  });

  it.each(['/configs?ids=a', '/configs/tenant?type=site-card', '/configs/metadata/a'])(
    '%s is for staff',
    async (path) => {
      const oak = await newCouncil();
      expect((await oak.as('signed-out').get(path)).status).toBe(401);
      expect((await oak.as('resident').get(path)).status).toBe(403);
    },
  );

  it.each([
    '/configs',
    '/configs?ids=',
    '/configs?ids=a&table=tenants',
    '/configs/tenant',
    '/configs/tenant?type=x',
    '/configs?ids=a&more=1',
  ])('%s is bad input', async (path) => {
    const oak = await newCouncil();
    expect((await oak.as('viewer').get(path)).status).toBe(400);
  });
});
