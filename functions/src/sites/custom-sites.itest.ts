import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../platform/db.ts';
import { councilWithDictionary } from '../geodata/testing/register-council.ts';
import { newCouncil, twoCouncils, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSites(oak, someSites(2));
}, 120_000);

/** About 64 by 111 m in Newcastle. */
const FIELD = {
  type: 'Polygon',
  coordinates: [
    [
      [-1.62, 54.97],
      [-1.619, 54.97],
      [-1.619, 54.971],
      [-1.62, 54.971],
      [-1.62, 54.97],
    ],
  ],
};
/** A hectare in the grid. */
const HECTARE =
  'SRID=27700;POLYGON((424000 564000,424100 564000,424100 564100,424000 564100,424000 564000))';
const BOWTIE = {
  type: 'Polygon',
  coordinates: [
    [
      [-1.62, 54.97],
      [-1.619, 54.971],
      [-1.619, 54.97],
      [-1.62, 54.971],
      [-1.62, 54.97],
    ],
  ],
};

const create = (poly: unknown, name = 'Mill field', more: object = {}, council = oak) =>
  council.as('officer').post('/site/custom', {
    json: { custom_site_name: name, custom_site_poly: poly, ...more },
  });
const idOf = (answer: { body: unknown }) =>
  (answer.body as { result: { new_site: { insert_new_sites: number } } }).result.new_site
    .insert_new_sites;
const siteOf = async (id: number) => {
  const { body } = await oak.as('viewer').get(`/site/${id}`);
  return (body as { result: { site: Record<string, unknown> } }).result.site;
};
const state = async () => {
  const { rows } = await withTenant(oak, (tx) =>
    sql<{ sites: number; version: number }>`
      select (select count(*)::int from sites) as sites,
             (select version::int from layer_versions where layer_id = 'sitesLayer') as version`.execute(
      tx,
    ),
  );
  return rows[0] as { sites: number; version: number };
};

describe('a site that was drawn', () => {
  it('is a site of the council: measured, found, in the history and on the map', async () => {
    const before = await state();
    const answer = await create(FIELD);
    expect(answer.status).toBe(201);
    const id = idOf(answer);
    const site = await siteOf(id);
    expect(site).toMatchObject({
      site_name: 'Mill field',
      geometry_source: 'drawn',
      source: 'custom site',
      geometry: { type: 'Polygon' },
      row_version: 1,
      site_tags: [],
    });
    expect(site['size_ha']).toBeGreaterThan(0.6);
    expect(site['size_ha']).toBeLessThan(0.8);
    expect(await state()).toEqual({ sites: before.sites + 1, version: before.version + 1 });
    expect((await oak.as('viewer').get(`/history/${id}`)).body).toMatchObject({
      result: { history: [{ edit_content: 'Site created||Mill field', user_name: 'officer' }] },
    });
    expect((await oak.as('viewer').get('/site/ids?term=mill field')).body).toEqual({ data: [id] });
    expect((await oak.as('viewer').get('/updates')).status).toBe(200);
  });

  it.each([
    ['a hectare of the grid', HECTARE, 1, 'Polygon'],
    [
      'one in degrees, without a system',
      'POLYGON((-1.62 54.97,-1.61 54.97,-1.61 54.98,-1.62 54.97))',
      36,
      'Polygon',
    ],
    [
      'several parts',
      'SRID=27700;MULTIPOLYGON(((424000 564000,424100 564000,424100 564100,424000 564000)),((425000 564000,425100 564000,425100 564100,425000 564000)))',
      1,
      'MultiPolygon',
    ],
    [
      'an open ring',
      'POLYGON((424000 564000,424100 564000,424100 564100,424000 564100))',
      1,
      'Polygon',
    ],
    [
      'a hole',
      'POLYGON((424000 564000,424200 564000,424200 564200,424000 564200,424000 564000),(424050 564050,424150 564050,424150 564150,424050 564150,424050 564050))',
      3,
      'Polygon',
    ],
    ['a point', { type: 'Point', coordinates: [-1.62, 54.97, 12] }, null, 'Point'],
  ])('may come as %s', async (_what, poly, hectares, type) => {
    const site = await siteOf(idOf(await create(poly)));
    expect(site).toMatchObject({ geometry: { type } });
    const area = site['size_ha'] as number | null;
    expect(area === null ? null : Math.round(area)).toBe(hectares);
  });

  it.each([
    ["O''Brien''s yard", "O'Brien's yard"],
    ["O'Brien's yard", "O'Brien's yard"],
    ["5'''' high", "5'' high"],
    ["''Quoted''", "'Quoted'"],
    [
      '  Mill <b>Lane</b> "A"; drop table sites; --  ',
      'Mill <b>Lane</b> "A"; drop table sites; --',
    ],
  ])('is named %j as it was typed', async (sent, stored) => {
    expect(await siteOf(idOf(await create(HECTARE, sent)))).toMatchObject({ site_name: stored });
  });

  it('may have 200 characters for a name, quotes among them, and no more', async () => {
    const longest = `${'x'.repeat(199)}'`;
    const id = idOf(await create(HECTARE, longest.replace("'", "''")));
    expect(await siteOf(id)).toMatchObject({ site_name: longest });
    for (const [name, words] of [
      ['x'.repeat(201), 'Site name must be at most 200 characters'],
      ['   ', 'Please enter site name'],
      ["''''".repeat(101), 'Site name must be at most 200 characters'],
    ] as const) {
      expect(await create(HECTARE, name)).toMatchObject({
        status: 400,
        body: { error: { fields: { custom_site_name: words } } },
      });
    }
  });

  it('is created once for one intent', async () => {
    const ask = {
      json: { custom_site_name: 'Once', custom_site_poly: HECTARE },
      headers: { 'idempotency-key': 'draw-1' },
    };
    const first = await oak.as('officer').post('/site/custom', ask);
    const before = await state();
    const again = await oak.as('officer').post('/site/custom', ask);
    expect(idOf(again)).toBe(idOf(first));
    expect(await state()).toEqual(before);
  });

  it('from a file says so', async () => {
    const answer = await create(HECTARE, 'From a file', { custom_site_source: 'imported' });
    expect(await siteOf(idOf(answer))).toMatchObject({ geometry_source: 'imported' });
  });

  it('may not intersect itself, in the specified words', async () => {
    const before = await state();
    expect(await create(BOWTIE)).toMatchObject({
      status: 400,
      body: {
        error: {
          fields: {
            custom_site_poly: 'Self intersection errors have been detected in the polygon.',
          },
        },
      },
    });
    expect(await state()).toEqual(before);
  });

  const ring = (...positions: unknown[]) => ({ type: 'Polygon', coordinates: [positions] });
  it.each([
    ['nothing', null],
    ['a text that is none', 'POLYGON'],
    ['other words', 'POLYGON((0 0)); drop table sites'],
    ['an empty text', 'POLYGON EMPTY'],
    ['an empty polygon', { type: 'Polygon', coordinates: [] }],
    ['an empty ring', { type: 'Polygon', coordinates: [[]] }],
    ['a ring of two', ring([-1.62, 54.97], [-1.61, 54.97])],
    ['a ring of one place', ring([-1.62, 54.97], [-1.62, 54.97], [-1.62, 54.97], [-1.62, 54.97])],
    ['a ring without area', 'POLYGON((424000 564000,424100 564100,424200 564200,424000 564000))'],
    [
      'a line',
      {
        type: 'LineString',
        coordinates: [
          [-1.62, 54.97],
          [-1.61, 54.97],
        ],
      },
    ],
    ['a collection', { type: 'GeometryCollection', geometries: [] }],
    ['texts for numbers', ring(['-1.62', '54.97'], ['-1.61', '54.97'], ['-1.6', '54.98'])],
    ['numbers for positions', { type: 'Polygon', coordinates: [1, 2, 3, 4] }],
    ['a place too deep', { type: 'Point', coordinates: [[[[-1.62, 54.97]]]] }],
    [
      'a hole outside',
      {
        type: 'Polygon',
        coordinates: [
          FIELD.coordinates[0],
          [
            [-1.5, 54.9],
            [-1.4, 54.9],
            [-1.4, 54.95],
            [-1.5, 54.9],
          ],
        ],
      },
    ],
    ['Paris', { type: 'Point', coordinates: [2.35, 48.85] }],
    ['the pole', { type: 'Point', coordinates: [0, 90] }],
    ['infinity', 'POINT(1e999 54)'],
    ['the far side', 'SRID=27700;POINT(99999999 99999999)'],
    ['no system', 'SRID=999999;POINT(1 1)'],
    ['a system of elsewhere', 'SRID=2154;POINT(652000 6862000)'],
    ['another thing', 42],
    ['a list', [FIELD]],
    [
      'too many points',
      ring(...Array.from({ length: 10_001 }, (_, i) => [-1.62 + i / 1e6, 54.97 + (i % 2) / 1e3])),
    ],
  ])('is no site as %s', async (_what, poly) => {
    const answer = await create(poly);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { code: 'payload-invalid', fields: { custom_site_poly: expect.any(String) } },
      },
    });
  });

  it.each([
    ['A shape has at most 10000 points', Array.from({ length: 10_001 }, () => [-1.62, 54.97])],
    [
      'Lies outside the United Kingdom',
      [
        [2.35, 48.85],
        [2.36, 48.85],
        [2.36, 48.86],
      ],
    ],
    [
      'A line needs two points, a ring four',
      [
        [-1.62, 54.97],
        [-1.61, 54.97],
      ],
    ],
  ])('says why: %s', async (words, positions) => {
    expect(await create(ring(...positions))).toMatchObject({
      status: 400,
      body: { error: { fields: { custom_site_poly: words } } },
    });
  });

  it('still is one after all of these', async () => {
    expect((await create(FIELD)).status).toBe(201);
  });

  it('belongs to those who may write sites, in their own council', async () => {
    const json = { custom_site_name: 'Oak', custom_site_poly: FIELD };
    expect((await oak.as('signed-out').post('/site/custom', { json })).status).toBe(401);
    expect((await oak.as('viewer').post('/site/custom', { json })).status).toBe(403);
    const id = idOf(await create(FIELD));
    expect((await elm.as('officer').get(`/site/${id}`)).status).toBe(404);
  });

  it('takes its name and area where the council’s own fields for them are, or nowhere', async () => {
    const ash = await councilWithDictionary();
    const named = idOf(await create(HECTARE, 'Ash field', {}, ash));
    expect((await ash.as('viewer').get(`/site/${named}`)).body).toMatchObject({
      result: { site: { place_name: 'Ash field', area: 1 } },
    });
    const yew = await newCouncil();
    const nameless = idOf(await create(HECTARE, 'Yew field', {}, yew));
    expect((await yew.as('viewer').get(`/history/${nameless}`)).body).toMatchObject({
      result: { history: [{ edit_content: 'Site created||Yew field' }] },
    });
  });
});
