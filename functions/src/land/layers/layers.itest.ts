import { beforeAll, describe, expect, it } from 'vitest';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  getLayer,
  layerExtent,
  layerFeature,
  layersMetadata,
  layerTiles,
  severalLayerTiles,
  listLayers,
  tenantExtent,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;

/** Two wards in one theme and a public layer in none; one ward has a feature. Sites have a status. */
const layers = `
  insert into layers (id, layer_name, theme_id, z_index, mbstyle, public_webmap_visibility) values
    ('wards', 'Wards', 'places', 2, '[{"paint":{"fill-color":["get","name"]}}]', false),
    ('parishes', 'Parishes', 'places', 1, null, false),
    ('water', 'Water', null, 0, null, true);
  alter table sites add column planning_status text;
  insert into dictionary_fields (db_property_name, label, type, options) values
    ('planning_status', 'Stage', 'text', '["Received", "Rejected"]');
  insert into layer_features (layer_id, properties, geometry) values
    ('wards', '{"name":"Elswick","code":"E05"}',
     st_geomfromtext('POLYGON((424000 564000,425000 564000,425000 565000,424000 565000,424000 564000))', 27700));`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await asOwner(({ client }) =>
    inOwnerTransaction(client, () =>
      client.query(`set local search_path = ${oak.mainSchema}, extensions; ${layers}`),
    ),
  );
});

const viewer = () => oak.as('viewer');

describe('layers', () => {
  it('are listed from the lowest to the topmost, for staff or for the public', async () => {
    const all = await viewer().call(listLayers, {});
    expect(all.map(({ id }) => id)).toEqual(['water', 'parishes', 'wards']);
    const open = await viewer().call(listLayers, { visibility: 'public' });
    expect(open.map(({ id }) => id)).toEqual(['water']);
    expect(await elm.as('viewer').call(listLayers, {})).toEqual([]);
  });

  it('stand under their themes in the metadata', async () => {
    const { themes } = await viewer().call(layersMetadata, {});
    const seen = themes.map(({ themeId, layers: members }) => [
      themeId,
      members.map(({ id }) => id),
    ]);
    expect(seen).toEqual([
      [null, ['water']],
      ['places', ['parishes', 'wards']],
    ]);
  });

  it('have a record, tiles that carry what the style reads, and an extent', async () => {
    const layerId = 'wards';
    expect(await viewer().call(getLayer, { layerId })).toMatchObject({
      id: 'wards',
      layerName: 'Wards',
    });
    expect(await viewer().call(layerTiles, { layerId })).toMatchObject({
      tiles: `/api/v1/vector-tiles/${oak.shortName}/wards/0/all/{z}/{x}/{y}`,
      attributes: ['name'],
      shapesFromZoom: null,
      colouring: null,
    });
    const sites = await viewer().call(layerTiles, { layerId: 'sitesLayer' });
    expect(sites.colouring).toMatchObject({
      property: 'planning_status',
      label: 'Stage',
      colours: [{ label: 'Received' }, { label: 'Rejected' }, { label: 'No status' }],
    });
    const several = { layerIds: ['wards', 'nowhere', 'parishes'], projection: '3857' } as const;
    const plans = await viewer().call(severalLayerTiles, {
      ...several,
      layerIds: [...several.layerIds, 'sitesLayer'],
    });
    expect(plans).toEqual([
      await viewer().call(layerTiles, { layerId }),
      null,
      await viewer().call(layerTiles, { layerId: 'parishes' }),
      sites,
    ]);
    const others = { layerIds: ['wards'] };
    expect(await elm.as('viewer').call(severalLayerTiles, others)).toEqual([null]);
    expect((await viewer().get('/layers/tiles')).status).toBe(400);
    const extent = [424000, 564000, 425000, 565000];
    const projection = '27700';
    expect(await viewer().call(layerExtent, { layerId, projection })).toEqual({ extent });
    expect(await viewer().call(tenantExtent, { projection })).toEqual({ extent });
    expect(await elm.as('viewer').call(tenantExtent, {})).toEqual({ extent: null });
    const { extent: degrees } = await viewer().call(layerExtent, { layerId });
    expect(degrees?.[0]).toBeCloseTo(-1.63, 1);
  });

  it('tell what one feature says, all of it or the named fields', async () => {
    const feature = { layerId: 'wards', featureId: 1 };
    expect(await viewer().call(layerFeature, feature)).toEqual({
      id: 1,
      layerId: 'wards',
      layerName: 'Wards',
      properties: { name: 'Elswick', code: 'E05' },
    });
    const named = await viewer().call(layerFeature, { ...feature, fields: ['code'] });
    expect(named.properties).toEqual({ code: 'E05' });
  });

  it('of another council, and unknown ones, are not found', async () => {
    const paths = ['', '/tiles', '/extent', '/features/1'].map((part) => `/layers/wards${part}`);
    const answers = await Promise.all(paths.map((path) => elm.as('viewer').get(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await viewer().get('/layers/wards/features/99')).status).toBe(404);
    expect((await viewer().get('/layers/wards/extent?projection=1')).status).toBe(400);
  });

  it('are for staff with permission', async () => {
    expect((await oak.as('signed-out').get('/layers')).status).toBe(401);
    expect((await oak.as('resident').get('/layers')).status).toBe(403);
  });
});
