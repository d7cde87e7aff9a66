import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { someSites, writeSites, type WrittenSite } from '../testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let inOak: WrittenSite[];
let inElm: WrittenSite[];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  inOak = await writeSites(oak, someSites(12));
  inElm = await writeSites(elm, someSites(30));
}, 120_000);

const last = () => inElm.at(-1) as WrittenSite;
const reads = () => [
  '/search/site',
  '/search/site/flexible?attributes=size_ha',
  `/search/sites/geometries?siteIds=${inOak[0]?.id}`,
  '/search/extent',
  `/search/site/neighbours?siteId=${inOak[0]?.id}`,
  '/search/search-options?dbPropertyNames=site_type',
  '/site/ids?term=mill',
  '/search/site/autocomplete-options?term=mill',
  '/site/templates/available',
  `/site/all?ids=${inOak[0]?.id}`,
  `/site/${inOak[0]?.id}`,
  `/history/${inOak[0]?.id}`,
];

describe('who may search', () => {
  it('nobody who is signed out, and no resident', async () => {
    for (const path of reads()) {
      expect({ path, ...(await oak.as('signed-out').get(path)) }).toMatchObject({
        path,
        status: 401,
      });
      expect({ path, ...(await oak.as('resident').get(path)) }).toMatchObject({
        path,
        status: 403,
      });
      expect({ path, ...(await oak.as('viewer').get(path)) }).toMatchObject({ path, status: 200 });
    }
  });

  it('each council its own sites: a foreign id is answered like an unknown one', async () => {
    const found = await oak.as('admin').get('/search/site?limit=500');
    expect(found.body).toMatchObject({ result: { total: inOak.length } });
    const foreign = await oak.as('admin').get(`/site/${last().id}`);
    const unknown = await oak.as('admin').get('/site/999999');
    expect(foreign).toMatchObject({ status: 404, body: unknown.body });
    expect(await oak.as('admin').get(`/history/${last().id}`)).toMatchObject({ status: 404 });
    expect((await oak.as('admin').get(`/site/all?ids=${last().id}`)).body).toEqual({
      result: { sites: [] },
    });
    const cookies = await elm.as('admin').get(`/site/${last().id}`);
    expect(cookies.status).toBe(200);
  });
});

describe('a council without sites', () => {
  it('finds none, and has no extent', async () => {
    const ash = await newCouncil();
    expect((await ash.as('viewer').get('/search/site')).body).toEqual({
      result: { sites: [], total: 0, next: null },
    });
    expect((await ash.as('viewer').get('/search/extent')).body).toEqual({
      result: { extent: null },
    });
  });
});
