import { createItem, readItems, updateItem } from '@directus/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { listUpdates } from '../council/notifications/contract.ts';
import { signedIn, useContentSystem } from '../council/content/testing/directus.ts';
import { availableTemplates } from '../land/site-search/contract/templates.ts';
import { someSites, writeSites } from '../land/site-search/testing/few-hundred-sites.ts';
import { newCouncil, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';

useWorld();
useContentSystem();

let oak: Council;
let site: number;

beforeAll(async () => {
  oak = await newCouncil();
  [site = 0] = (await writeSites(oak, someSites(1))).map(({ id }) => id);
}, 120_000);

const updates = (after?: number) => oak.as('officer').call(listUpdates, { after });

/** What staff hear of what is done here. */
async function newsOf(work: () => Promise<unknown>) {
  const { cursor } = await updates();
  await work();
  return (await updates(cursor)).updates.map(({ entity, entityId, kind, tab }) => ({
    entity,
    entityId,
    kind,
    tab,
  }));
}

const edit = (homes: number, tab?: string) =>
  oak.as('officer').put(`/site/${site}`, {
    json: { column_name_raw: 'homes', new_value: homes },
    headers: tab === undefined ? {} : { 'x-tab': tab },
  });

describe('news', () => {
  it('name the tab that asked, and none where it names itself badly or not at all', async () => {
    const tab = '3f0c1f9e-0b1d-4c57-8f3e-1d5d6f1f2a10';
    let homes = 1_000;
    for (const [named, heard] of [
      [tab, tab],
      [undefined, null],
      ['<script>', null],
      ['x'.repeat(65), null],
    ] as const) {
      expect(await newsOf(() => edit(++homes, named))).toEqual([
        { entity: 'site', entityId: String(site), kind: 'updated', tab: heard },
      ]);
    }
  });

  it('tell of a layer that changed', async () => {
    const json = { id: 'belt', layerName: 'Belt', geometryKind: 'polygon' };
    const news = await newsOf(async () => {
      const answer = await oak.as('admin').post('/layers', { json });
      expect(answer.status).toBeLessThan(300);
    });
    expect(news).toEqual([{ entity: 'layer', entityId: 'belt', kind: 'created', tab: null }]);
  });

  it('tell of a configuration and of a flag, each by what shows it', async () => {
    const admin = await signedIn(oak, 'admin');
    const made = await newsOf(() =>
      admin.request(createItem('configs', { id: 'cards', config: '{}' })),
    );
    expect(made).toEqual([{ entity: 'config', entityId: 'cards', kind: 'created', tab: null }]);
    const [flag] = await admin.request(
      readItems('app_feature_flags', { filter: { name: { _eq: 'notifications' } } }),
    );
    const id = String(flag?.id);
    const switched = await newsOf(() =>
      admin.request(updateItem('app_feature_flags', id, { available: false })),
    );
    expect(switched).toEqual([{ entity: 'tenant', entityId: id, kind: 'updated', tab: null }]);
  });

  it('tell of what contracts alone declare: saved searches, accounts, arrangements of a page', async () => {
    const officer = oak.as('officer');
    const path = '/search/site/template';
    const news = (entity: string, entityId: string, kind: string) => [
      { entity, entityId, kind, tab: null },
    ];
    const json = { name: 'All', parameters: { filters: [] } };
    const saved = await newsOf(() => officer.post(path, { json }));
    expect(saved).toEqual(news('template', 'several', 'created'));
    const [template] = (await officer.call(availableTemplates, {})).templates;
    const id = String(template?.id);
    const shared = await newsOf(() =>
      officer.put(path, { json: { id: template?.id, isShared: true } }),
    );
    expect(shared).toEqual(news('template', id, 'created'));
    const gone = await newsOf(() => officer.delete(`${path}/${id}`));
    expect(gone).toEqual(news('template', id, 'deleted'));

    const layout = await newsOf(() =>
      officer.put('/user/site-details-layout', { json: { layout: { lg: [] } } }),
    );
    expect(layout).toEqual(news('layout', oak.uidOf('officer'), 'updated'));
    const uid = oak.uidOf('resident');
    const disabled = await newsOf(() =>
      oak.as('admin').put(`/firebase/users/${uid}/disabled`, { json: { disabled: false } }),
    );
    expect(disabled).toEqual(news('account', uid, 'updated'));
  });

  it('are none of a call that was refused or changed nothing, and one of a call repeated by its key', async () => {
    const officer = oak.as('officer');
    const path = '/search/site/template';
    expect(await newsOf(() => officer.post(path, { json: { name: '' } }))).toEqual([]);
    expect(await newsOf(() => officer.delete(`${path}/7654321`))).toEqual([]);
    const json = { name: 'Once', parameters: { filters: [] } };
    const once = { json, headers: { 'idempotency-key': 'news-once-0001' } };
    const twice = await newsOf(async () => {
      await officer.post(path, once);
      await officer.post(path, once);
    });
    expect(twice).toHaveLength(1);
  });
});
