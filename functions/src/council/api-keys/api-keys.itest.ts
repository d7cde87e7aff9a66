import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { decryptText } from '../../platform/encryption.ts';
import { newCouncil, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getTenant } from '../tenants/contract.ts';
import { listApiKeys } from './contract.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';

useWorld();

const keysIn = (answer: { body: unknown }) => answerOf(listApiKeys, answer);

describe('keys to map services', () => {
  it('are kept by administrators and given encrypted to staff', async () => {
    const oak = await newCouncil();
    const put = await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.oak-secret' } });
    expect(put.status).toBe(200);
    await oak.as('admin').put('/api-keys/os-maps', { json: { key: 'os-secret' } });
    for (const who of ['viewer', 'admin'] as const) {
      const answer = await oak.as(who).get('/api-keys');
      expect(JSON.stringify(answer.body)).not.toContain('secret');
      expect(keysIn(answer).map(({ name, key }) => [name, decryptText(oak, key)])).toEqual([
        ['mapbox', 'pk.oak-secret'],
        ['os-maps', 'os-secret'],
      ]);
    }
  });

  it('are encrypted where they are stored, each time anew', async () => {
    const oak = await newCouncil();
    const stored = async () => {
      await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.oak-secret' } });
      const { rows } = await withTenant(oak, (tx) =>
        sql<{ encrypted: string }>`select encrypted from api_keys`.execute(tx),
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.encrypted ?? '';
    };
    const [first, second] = [await stored(), await stored()];
    expect(first).toMatch(/^v2\.api-key-mapbox\.[\w-]+$/);
    expect(second).not.toBe(first);
    expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      'secret',
    );
  });

  it('are replaced and forgotten', async () => {
    const oak = await newCouncil();
    await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'old' } });
    await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'new' } });
    const [key] = keysIn(await oak.as('viewer').get('/api-keys'));
    expect(decryptText(oak, key?.key ?? '')).toBe('new');
    expect((await oak.as('admin').delete('/api-keys/mapbox')).status).toBe(204);
    expect((await oak.as('admin').delete('/api-keys/mapbox')).status).toBe(404);
    expect(keysIn(await oak.as('viewer').get('/api-keys'))).toEqual([]);
  });

  it('are nothing to another council, encrypted or not', async () => {
    const { oak, elm } = await twoCouncils();
    await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.oak' } });
    expect(keysIn(await elm.as('admin').get('/api-keys'))).toEqual([]);
    const [key] = keysIn(await oak.as('admin').get('/api-keys'));
    expect(decryptText(elm, key?.key ?? '')).toBeUndefined();
  });

  it('are those that maps are drawn with, in place of the record’s', async () => {
    const record = { mapboxToken: 'pk.of-record', googleMapsKey: 'sk.of-a-server' };
    const { oak, elm } = await twoCouncils({ record });
    const drawnWith = async (council: typeof oak) => {
      const { mapboxToken, googleMapsKey } = await council.as('signed-out').call(getTenant, {});
      const { body } = await council.as('viewer').get('/map-capabilities');
      const { engines } = (body as { result: { engines: { mapbox: { reason: string } } } }).result;
      return [mapboxToken, googleMapsKey, engines.mapbox.reason];
    };
    const recorded = await drawnWith(elm);
    expect(recorded).toEqual(['pk.of-record', null, expect.any(String)]);
    await oak.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.stored' } });
    await oak.as('admin').put('/api-keys/google-maps', { json: { key: 'AIza-stored' } });
    expect((await drawnWith(oak)).slice(0, 2)).toEqual(['pk.stored', 'AIza-stored']);
    expect(await drawnWith(elm)).toEqual(recorded);
    await oak.as('admin').delete('/api-keys/mapbox');
    expect((await drawnWith(oak))[0]).toBe('pk.of-record');
    const { oak: bare } = await twoCouncils();
    expect((await drawnWith(bare)).slice(0, 2)).toEqual([null, null]);
    const without = (await drawnWith(bare))[2];
    await bare.as('admin').put('/api-keys/mapbox', { json: { key: 'pk.first' } });
    expect((await drawnWith(bare))[2]).not.toBe(without);
  });

  it('are written by nobody else', async () => {
    const oak = await newCouncil();
    const json = { key: 'pk.mine' };
    expect((await oak.as('signed-out').get('/api-keys')).status).toBe(401);
    expect((await oak.as('resident').get('/api-keys')).status).toBe(403);
    expect((await oak.as('signed-out').put('/api-keys/mapbox', { json })).status).toBe(401);
    for (const who of ['resident', 'viewer', 'officer'] as const) {
      expect((await oak.as(who).put('/api-keys/mapbox', { json })).status).toBe(403);
      expect((await oak.as(who).delete('/api-keys/mapbox')).status).toBe(403);
    }
  });

  it.each([
    ['/api-keys/notify', { key: 'x' }, 'name'],
    ['/api-keys/mapbox', { key: 'two words' }, 'key'],
    ['/api-keys/mapbox', { key: 'x'.repeat(2001) }, 'key'],
    ['/api-keys/mapbox', { key: 7 }, 'key'],
    ['/api-keys/mapbox', { key: 'sk.secret' }, 'key'],
    ['/api-keys/mapbox', {}, 'key'],
    ['/api-keys/mapbox', { key: 'x', name: 'os-maps' }, 'name'],
  ])('%s refuses %j', async (path, json, field) => {
    const oak = await newCouncil();
    expect(await oak.as('admin').put(path, { json })).toMatchObject({
      status: 400,
      body: { error: { fields: { [field]: expect.any(String) } } },
    });
  });

  it('says of an empty one that it is empty', async () => {
    const oak = await newCouncil();
    for (const json of [{ key: '' }, {}])
      expect(await oak.as('admin').put('/api-keys/mapbox', { json })).toMatchObject({
        status: 400,
        body: { error: { fields: { key: 'Keys are empty' } } },
      });
  });
});
