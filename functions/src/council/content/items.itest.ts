import {
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  readItem,
  readItems,
  updateItem,
  updateItems,
  updateItemsBatch,
} from '@directus/sdk';
import { describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { collections } from './collections.ts';
import {
  FORBIDDEN,
  refusal,
  signedIn,
  type signedOut,
  tokenOf,
  withToken,
  useContentSystem,
} from './testing/directus.ts';

useWorld();

useContentSystem();

let standing: Promise<{ council: Council; token: string }> | undefined;
const readOnly = () =>
  (standing ??= newCouncil().then(async (council) => ({
    council,
    token: await tokenOf(council, 'viewer'),
  })));

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
