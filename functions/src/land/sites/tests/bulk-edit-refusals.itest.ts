import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { alikeSites, keepSiteFeatures, viewOf } from '../testing/edited-sites.ts';

useWorld();

let oak: Council;
let ids: number[];

beforeAll(async () => {
  oak = await newCouncil();
  ids = await alikeSites(oak, 3, { homes: 10 });
  await keepSiteFeatures(oak, []);
}, 120_000);

const set = (values: Record<string, unknown>) =>
  Object.entries(values).map(([column_name_raw, new_value]) => ({ column_name_raw, new_value }));

describe('a bulk change that is refused', () => {
  const bodies = {
    '/site/edits/preview': () => ({ edits: [{ sites: ids, values: set({ homes: 50 }) }] }),
    '/site/edits': () => ({
      edits: [{ sites: ids.map((id) => ({ id, row_version: 1 })), values: set({ homes: 50 }) }],
    }),
    '/site/edits/undo': () => ({
      changes: ids.map((site_id) => ({
        site_id,
        change_id: '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c',
      })),
    }),
  };
  it.each([
    ['signed-out', 401],
    ['resident', 403],
    ['viewer', 403],
  ] as const)('the %s', async (who, status) => {
    for (const [path, body] of Object.entries(bodies)) {
      const client = oak.as(who);
      const send = path === '/site/edits' ? client.put : client.post;
      expect((await send(path, { json: body() })).status).toBe(status);
    }
    for (const id of ids) expect(await viewOf(oak).site(id)).toMatchObject({ homes: 10 });
  });

  it.each([
    ['secret', 'This field cannot be changed'],
    ['row_version', 'Unknown property: row_version'],
    ['nothing', 'Unknown property: nothing'],
  ])('the field %s, before anything is written', async (column, why) => {
    const asked = { edits: [{ sites: ids, values: set({ homes: 51, [column]: 'x' }) }] };
    expect(await oak.as('officer').post('/site/edits/preview', { json: asked })).toMatchObject({
      status: 400,
      body: { error: { fields: { 'edits[0].values[1].column_name_raw': why } } },
    });
  });

  it.each([
    ['a site named twice', () => [...ids, ...ids]],
    ['more sites than one call takes', () => Array.from({ length: 501 }, (_, at) => at + 1)],
    ['no site', () => []],
  ])('%s', async (_, sites) => {
    const asked = { edits: [{ sites: sites(), values: set({ homes: 1 }) }] };
    expect((await oak.as('officer').post('/site/edits/preview', { json: asked })).status).toBe(400);
  });
});
