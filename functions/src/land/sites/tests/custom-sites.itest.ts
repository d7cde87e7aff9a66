import { beforeAll, describe, expect, it } from 'vitest';
import { councilWithDictionary } from '../../geodata/testing/register-council.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../site-search/testing/few-hundred-sites.ts';
import type { WholeSite } from '../../ground/sites/site-record.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { createCustomSite, getSite } from '../contract.ts';
import { createdId, createSite, FIELD, stateOf } from '../testing/custom-sites.ts';

useWorld();

let oak: Council;

beforeAll(async () => {
  oak = await newCouncil();
  await writeSites(oak, someSites(2));
}, 120_000);

/** A hectare in the grid. */
const HECTARE =
  'SRID=27700;POLYGON((424000 564000,424100 564000,424100 564100,424000 564100,424000 564000))';

const create = (poly: unknown, name?: string, more?: object, council = oak) =>
  createSite(council, poly, name, more);
const siteOf = async (siteId: number): Promise<WholeSite> =>
  (await oak.as('viewer').call(getSite, { siteId })).site;

describe('a site that was drawn', () => {
  it('is told which sites it overlaps, the most first, and only those of its council', async () => {
    const ash = await newCouncil();
    const other = await newCouncil();
    await writeSites(ash, someSites(0));
    await writeSites(other, someSites(0));
    const rectangle = (west: number, east: number) =>
      `SRID=27700;POLYGON((${west} 564000,${east} 564000,${east} 564100,${west} 564100,${west} 564000))`;
    const draw = async (name: string, west: number, east: number, council = ash) =>
      answerOf(createCustomSite, await create(rectangle(west, east), name, {}, council));
    const idOf = (made: Awaited<ReturnType<typeof draw>>) => made.new_site.insert_new_sites;
    await draw('Elsewhere', 424_000, 424_100, other);
    const left = await draw('Left', 424_000, 424_120);
    expect(left.overlaps).toEqual([]);
    const right = await draw('Right', 424_150, 424_250);
    const across = await draw('Across', 424_100, 424_200);
    expect(across.overlaps).toEqual([
      { id: idOf(right), name: 'Right', hectares: 0.5, takenIn: false },
      { id: idOf(left), name: 'Left', hectares: 0.2, takenIn: false },
    ]);
  });

  it('is a site of the council: measured, found, in the history and on the map', async () => {
    const before = await stateOf(oak);
    const answer = await create(FIELD);
    expect(answer.status).toBe(201);
    const id = createdId(answer);
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
    expect(await stateOf(oak)).toEqual({ sites: before.sites + 1, version: before.version + 1 });
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
    const site = await siteOf(createdId(await create(poly)));
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
    expect(await siteOf(createdId(await create(HECTARE, sent)))).toMatchObject({
      site_name: stored,
    });
  });

  it('may have 200 characters for a name, quotes among them, and no more', async () => {
    const longest = `${'x'.repeat(199)}'`;
    const id = createdId(await create(HECTARE, longest.replace("'", "''")));
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
    const before = await stateOf(oak);
    const again = await oak.as('officer').post('/site/custom', ask);
    expect(createdId(again)).toBe(createdId(first));
    expect(await stateOf(oak)).toEqual(before);
  });

  it('from a file says so', async () => {
    const answer = await create(HECTARE, 'From a file', { custom_site_source: 'imported' });
    expect(await siteOf(createdId(answer))).toMatchObject({ geometry_source: 'imported' });
  });

  it('takes its name and area where the council’s own fields for them are, or nowhere', async () => {
    const ash = await councilWithDictionary();
    const named = createdId(await create(HECTARE, 'Ash field', {}, ash));
    expect((await ash.as('viewer').get(`/site/${named}`)).body).toMatchObject({
      result: { site: { place_name: 'Ash field', area: 1 } },
    });
    const yew = await newCouncil();
    const nameless = createdId(await create(HECTARE, 'Yew field', {}, yew));
    expect((await yew.as('viewer').get(`/history/${nameless}`)).body).toMatchObject({
      result: { history: [{ edit_content: 'Site created||Yew field' }] },
    });
  });
});
