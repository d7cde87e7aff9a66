import type { Polygon } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  featureGeometries,
  layerColumns,
  searchBoundaries,
  searchFeatures,
  siteExtent,
} from './contract/map-calls.ts';
import { addFields } from '../sites/testing/edited-sites.ts';
import { mapCapabilities } from './contract/map-style.ts';

useWorld();

let oak: Council;
let elm: Council;

const square = (west: number, south: number) =>
  `st_makeenvelope(${west}, ${south}, ${west + 1000}, ${south + 1000}, 27700)`;
/** Two wards side by side, a hidden layer, and two conservation areas with an id of their own. */
const layers = `
  insert into layers (id, layer_name, theme_id, basemap_role, column_id, column_name, placemaker_visibility) values
    ('wards', 'Wards', null, 'ward', null, 'name', true),
    ('areas', 'Conservation areas', 'Heritage', null, 'code', 'title', true),
    ('secret', 'Not for staff', null, null, null, 'name', false);
  insert into layer_features (layer_id, source_reference, properties, geometry) values
    ('wards', 'E05', '{"name":"Elswick","seats":3}', ${square(424000, 564000)}),
    ('wards', 'E06', '{"name":"Byker","seats":2,"coastal":false}', ${square(425000, 564000)}),
    ('areas', null, '{"title":"Elswick Quays 100%","code":"CA-7"}', ${square(424000, 564000)}),
    ('areas', null, '{"title":"Leazes","code":"CA-70"}', ${square(424000, 565000)}),
    ('secret', null, '{"name":"Elswick cellar"}', ${square(424000, 564000)});
  insert into sites (wkb_geometry, geometry_source, source, source_reference)
    values (${square(424000, 564000)}, 'drawn', 'test', 'A');`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await asOwner(({ client }) =>
    inOwnerTransaction(client, () =>
      client.query(`set local search_path = ${oak.mainSchema}, extensions; ${layers}`),
    ),
  );
});

const ask = (path: string) => oak.as('viewer').get(path);
const found = async (query: string, council = oak) => {
  const answer = await council.as('viewer').get(`/layers/search?${query}`);
  return answerOf(searchFeatures, answer).features.map(({ name }) => name);
};

describe('the calls of maps', () => {
  it('answer the same under /layers and /geoserver', async () => {
    const calls = [
      'layers-meta',
      'one-layer-meta?layerId=wards',
      'layer-columns?layerId=wards',
      'feature?layerId=wards&featureId=1',
      'geometries?layerId=wards',
      'search?term=byker',
      'tile-params?layerId=wards',
      'boundaries',
      'extent?layerId=wards',
      'terrain/1/1/1',
    ];
    for (const call of calls) {
      const [one, other] = [await ask(`/layers/${call}`), await ask(`/geoserver/${call}`)];
      expect([call, one.status]).toEqual([call, call.startsWith('terrain') ? 404 : 200]);
      expect(other.body).toEqual(one.body);
    }
  });

  it('tell the columns of a layer with what they hold', async () => {
    expect(await oak.as('viewer').call(layerColumns, { layerId: 'wards' })).toEqual({
      columns: [
        { name: 'coastal', type: 'boolean' },
        { name: 'name', type: 'string' },
        { name: 'seats', type: 'number' },
      ],
    });
  });

  it('tell the columns of the sites, which are the fields of the dictionary', async () => {
    await addFields(oak, [
      { dbPropertyName: 'called', label: 'Name', type: 'text.small' },
      { dbPropertyName: 'hectares', label: 'Size', type: 'area.hectares' },
      { dbPropertyName: 'empty', label: 'Empty', type: 'switch' },
      { dbPropertyName: 'uses', label: 'Uses', type: 'list.string' },
    ]);
    expect(await oak.as('viewer').call(layerColumns, { layerId: 'sitesLayer' })).toEqual({
      columns: [
        { name: 'called', type: 'string' },
        { name: 'empty', type: 'boolean' },
        { name: 'hectares', type: 'number' },
        { name: 'uses', type: 'object' },
      ],
    });
  });

  it('find features by name, misspelt, by part of it, and by each kind of id', async () => {
    expect(await found('term=elswick')).toEqual(['Elswick', 'Elswick Quays 100%']);
    expect(await found('term=Elswik')).toContain('Elswick');
    expect(await found('term=E06')).toEqual(['Byker']);
    expect(await found('term=ca-7')).toEqual(['Elswick Quays 100%']);
    expect(await found('term=2')).toEqual(['Byker']);
    expect(await found('term=elswick&layerIds=areas')).toEqual(['Elswick Quays 100%']);
    expect(await found('term=100%25')).toEqual(['Elswick Quays 100%']);
    expect(await found('term=_')).toEqual([]);
    expect(await found('term=cellar')).toEqual([]);
    expect(await found('term=elswick&limit=1')).toEqual(['Elswick']);
    expect(await found('term=elswick', elm)).toEqual([]);
    expect((await ask('/layers/search?term=x&limit=21')).status).toBe(400);
    expect((await ask('/layers/search?term=')).status).toBe(400);
  });

  it('give geometries and the boundary in the projection asked for', async () => {
    const viewer = oak.as('viewer');
    const projection = '27700';
    const second = { layerId: 'wards', featureIds: [2] };
    expect(await viewer.call(featureGeometries, { ...second, projection })).toMatchObject({
      geometries: [{ id: 2, geometry: { type: 'Polygon' } }],
    });
    const { boundaries } = await viewer.call(searchBoundaries, { projection });
    const whole = boundaries[0]?.wkb_geometry as Polygon;
    const xs = whole.coordinates[0]!.map(([x]) => x!);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([424000, 426000]);
    expect(await elm.as('viewer').call(searchBoundaries, {})).toEqual({ boundaries: [] });
    expect((await ask('/layers/geometries?layerId=nothing')).status).toBe(404);
  });

  it('give the box around a site, its projection called by either name', async () => {
    const metres = [424000, 564000, 425000, 565000];
    const box = (asked: { projection?: '27700'; srs?: '27700' | '4326' }) =>
      oak.as('viewer').call(siteExtent, { id: 1, ...asked });
    expect(await box({ projection: '27700' })).toEqual({ extent: metres });
    expect(await box({ srs: '27700' })).toEqual({ extent: metres });
    const degrees = await box({});
    expect(await box({ srs: '4326' })).toEqual(degrees);
    expect(await box({ srs: '4326', projection: '27700' })).toEqual(degrees);
    expect((await ask('/search/extent/1?srs=1')).status).toBe(400);
  });

  it('refuse what is no layer, no feature and no number', async () => {
    const status = async (path: string) => (await ask(path)).status;
    expect(await status('/layers/one-layer-meta?layerId=nothing')).toBe(404);
    expect(await status('/layers/layer-columns?layerId=nothing')).toBe(404);
    expect(await status('/layers/feature?layerId=wards&featureId=99')).toBe(404);
    expect(await status('/layers/feature?layerId=wards&featureId=x')).toBe(400);
    expect(await status('/layers/tile-params?layerId=wards&filters=[{"type":"text"}]')).toBe(400);
    expect(await status('/search/extent/99')).toBe(404);
    expect(await status('/map-style?map=moon')).toBe(400);
    expect(await status('/layers/terrain/1/x/1')).toBe(400);
  });

  it('say in words that there is no terrain, and go on to it where there is', async () => {
    const none = await ask('/layers/terrain/3/4/2');
    expect(none.body).toEqual({
      error: { code: 'no-terrain', message: 'This council has no terrain model' },
    });
    const urls = { terrain: 'https://tiles.test/{z}/{x}/{y}.png' };
    const { oak: hilly } = await twoCouncils({ record: { geoserverURLs: urls } });
    const { status, headers } = await hilly.as('viewer').get('/layers/terrain/3/4/2');
    expect([status, headers.get('location')]).toEqual([302, 'https://tiles.test/3/4/2.png']);
  });
});

describe('the map’s style and abilities', () => {
  it('hold the council’s layers and sites, and no key', async () => {
    const record = { mapboxToken: 'pk.secret', googleMapsKey: 'AIza-secret' };
    const { oak: keyed } = await twoCouncils({ record });
    const { body } = await keyed.as('viewer').get('/map-style?map=site-search-map');
    expect(body).toMatchObject({ version: 8, sources: { sites: { type: 'vector' } } });
    expect(JSON.stringify(body)).not.toContain('secret');
    const abilities = await keyed.as('viewer').get('/map-capabilities');
    expect(JSON.stringify(abilities.body)).not.toContain('secret');
    expect(abilities.body).toMatchObject({ result: { terrain: { available: false } } });
  });

  it('say why the satellite is not there: the flag first, then the key', async () => {
    const { satellite } = await oak.as('viewer').call(mapCapabilities, {});
    expect(satellite.available).toBe(false);
    expect(satellite.reason).toMatch(/switched off|Google Maps key/);
  });
});
