import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { newCouncil } from '../../../platform/testing/council.ts';
import { listLayers } from '../../layers/contract.ts';
import { featureNames, searchFeatures } from '../../layers/contract/map-calls.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sites, tally } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { imported, upload } from '../testing/upload.ts';

useWorld();

const square = (x: number, y: number) => [
  [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
    [x, y],
  ],
];
const bowTie = [
  [
    [425000, 564000],
    [425100, 564100],
    [425100, 564000],
    [425000, 564100],
    [425000, 564000],
  ],
];
const feature = (reference: string, geometry: object | null, more: object = {}) => ({
  type: 'Feature',
  properties: { SiteReference: reference, sitenamead: `Site  ${reference}`, ...more },
  geometry,
});
const collection = (...features: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features,
  });

describe('shapes', () => {
  it('come in as sites: repaired, or refused with the reason, in the system of the file', async () => {
    const council = await councilWithDictionary();
    const file = collection(
      feature('A', { type: 'Polygon', coordinates: square(425000, 564000) }, { Hectares: '1.0' }),
      feature('B', { type: 'Polygon', coordinates: bowTie }),
      feature('C', null),
      feature('D', {
        type: 'LineString',
        coordinates: [
          [425000, 564000],
          [425100, 564100],
        ],
      }),
      feature('A', { type: 'Polygon', coordinates: square(426000, 564000) }),
    );
    const first = await imported(council, file, { kind: 'sites', name: 'allocations' });
    expect(first.import.summary).toMatchObject({ rows: 5, taken: 2, refused: 3, created: 2 });
    expect(first.findings).toContainEqual(
      expect.objectContaining({
        row: 2,
        outcome: 'asked',
        column: 'geometry',
        reason: expect.stringContaining('Self-intersection'),
      }),
    );
    expect(first.findings).toContainEqual(
      expect.objectContaining({ row: 3, outcome: 'refused', reason: 'Has no geometry' }),
    );
    expect(await sites(council)).toMatchObject([
      {
        reference: 'A',
        place_name: 'Site A',
        area: 1,
        easting: 425050,
        northing: 564050,
        geometry_source: 'imported',
      },
      { reference: 'B' },
    ]);
    const before = await tally(council);
    const again = await imported(council, file, { kind: 'sites', name: 'allocations' });
    expect(again.import.summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await tally(council)).toEqual(before);
  });

  it('come in as a layer that a second file replaces', async () => {
    const council = await newCouncil();
    const layer = { kind: 'layer', name: 'Quiet lanes' };
    const features = (tx: Parameters<Parameters<typeof withTenant>[1]>[0]) =>
      sql<{ reference: string; version: number }>`
        select f.source_reference as reference, v.version::int as version
          from layer_features f join layer_versions v using (layer_id)
         where layer_id = 'quiet-lanes' order by 1`.execute(tx);
    const a = feature('A', { type: 'Polygon', coordinates: square(425000, 564000) });
    const b = feature('B', { type: 'Polygon', coordinates: square(425200, 564000) });
    await imported(council, collection(a, b), layer);
    const once = (await withTenant(council, features)).rows;
    expect(once.map(({ reference }) => reference)).toEqual(['A', 'B']);
    await imported(council, collection(a, b), layer);
    expect((await withTenant(council, features)).rows).toEqual(once);
    await imported(council, collection(b), layer);
    const [left, ...others] = (await withTenant(council, features)).rows;
    expect(others).toEqual([]);
    expect(left?.reference).toBe('B');
    expect(left?.version).toBeGreaterThan(once[0]?.version ?? 0);
  });

  it('of a layer credit whom the file comes from, until a later file names another', async () => {
    const council = await newCouncil();
    const file = collection(feature('A', { type: 'Polygon', coordinates: square(425000, 564000) }));
    const credited = async (attribution: Record<string, string>) => {
      await imported(council, file, { kind: 'layer', name: 'Green belt', ...attribution });
      const layers = await council.as('viewer').call(listLayers, { visibility: 'all' });
      return layers.find(({ id }) => id === 'green-belt')?.attribution;
    };
    expect(await credited({})).toBeNull();
    expect(await credited({ attribution: ' © Crown copyright ' })).toBe('© Crown copyright');
    expect(await credited({})).toBe('© Crown copyright');
    expect(await credited({ attribution: 'Licensed under the OGL v3.0' })).toBe(
      'Licensed under the OGL v3.0',
    );
    expect(
      await upload(council, file, {
        kind: 'layer',
        name: 'Green belt',
        attribution: 'x'.repeat(501),
      }),
    ).toMatchObject({
      status: 400,
      body: { error: { fields: { attribution: expect.any(String) } } },
    });
  });

  it('of a layer are found by the name that the file has for them', async () => {
    const council = await newCouncil();
    const wards = ['Byker', 'Walker'].map((WD13NM, index) =>
      feature(
        `E0${index}`,
        { type: 'Polygon', coordinates: square(425000, 564000) },
        { WD13CD: `E0${index}`, WD13NM },
      ),
    );
    const layer = { kind: 'layer', name: 'Wards as drawn' };
    await imported(council, collection(...wards), layer);
    const found = await council
      .as('viewer')
      .get('/layers/search?term=walker&layerIds=wards-as-drawn');
    expect(found.body).toMatchObject({ result: { features: [{ name: 'Walker' }] } });
    await council.as('admin').put('/layers/wards-as-drawn', { json: { columnName: 'WD13CD' } });
    await imported(council, collection(...wards), layer);
    const chosen = await council.as('viewer').get('/layers/wards-as-drawn');
    expect(chosen.body).toMatchObject({ result: { columnName: 'WD13CD' } });
  });

  it('of a new layer are listed and off, and have no reference where the file gives none', async () => {
    const council = await newCouncil();
    const ward = (name: string, code?: string) => ({
      type: 'Feature',
      properties: { name, ...(code === undefined ? {} : { code }) },
      geometry: { type: 'Polygon', coordinates: square(425000, 564000) },
    });
    const layer = { kind: 'layer', name: 'Flood cells' };
    await imported(council, collection(ward('Ouseburn'), ward('Lort Burn')), layer);
    await imported(council, collection(ward('Skinner Burn', 'SB')), { ...layer, name: 'Burns' });
    const viewer = council.as('viewer');
    const layers = await viewer.call(listLayers, {});
    expect(layers.toSorted((a, b) => a.id.localeCompare(b.id))).toMatchObject([
      { id: 'burns', addOnMap: false, placemakerVisibility: true },
      { id: 'flood-cells', addOnMap: false, placemakerVisibility: true },
    ]);
    const found = await viewer.call(searchFeatures, { term: 'burn' });
    expect(found.features.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'Lort Burn', reference: null },
      { name: 'Ouseburn', reference: null },
      { name: 'Skinner Burn', reference: 'SB' },
    ]);
  });

  it('of a layer keep their identity when it is imported again, without references too', async () => {
    const council = await newCouncil();
    const layer = { kind: 'layer', name: 'Trial zones' };
    const zone = (name: string, coordinates: number[][][]) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Polygon', coordinates },
    });
    const moved = square(425000, 564000);
    moved[0]![2] = [425140, 564120];
    const ids = async () => {
      const { features } = await council.as('viewer').call(searchFeatures, { term: 'zone' });
      return new Map(features.map(({ name, featureId }) => [name, featureId]));
    };
    const [east, west] = [square(425000, 564000), square(424000, 564000)];
    await imported(council, collection(zone('East zone', east), zone('West zone', west)), layer);
    const before = await ids();
    const again = await imported(
      council,
      // One has a corner moved, the other another name; a third is new and touches the first.
      collection(
        zone('New zone', square(425100, 564000)),
        zone('East zone', moved),
        zone('Far zone', west),
      ),
      layer,
    );
    expect(again.import.summary).toMatchObject({ created: 1, changed: 2, unchanged: 0 });
    const after = await ids();
    expect([...after.keys()].toSorted()).toEqual(['East zone', 'Far zone', 'New zone']);
    expect(after.get('East zone')).toBe(before.get('East zone'));
    expect(after.get('Far zone')).toBe(before.get('West zone'));
    const { names } = await council.as('viewer').call(featureNames, {
      features: [`trial-zones ${before.get('West zone')}`, 'trial-zones 999999'],
    });
    expect(names.map(({ name }) => name)).toEqual(['Far zone']);
  });

  it('of sites without references are the same sites when they come again', async () => {
    const council = await councilWithDictionary();
    const options = { kind: 'sites', name: 'allocations' };
    const site = (sitenamead: string, coordinates: number[][][]) => ({
      type: 'Feature',
      properties: { sitenamead },
      geometry: { type: 'Polygon', coordinates },
    });
    const moved = square(425000, 564000);
    moved[0]![2] = [425130, 564110];
    const ids = async () => (await sites(council)).map(({ id }) => id).toSorted((a, b) => a - b);
    await imported(
      council,
      collection(
        site('East field', square(425000, 564000)),
        site('West field', square(424000, 564000)),
      ),
      options,
    );
    const before = await ids();
    const newer = collection(site('East field', moved), site('Far field', square(424000, 564000)));
    const preview = await imported(council, newer, { ...options, preview: 'true' });
    expect(preview.import.summary).toMatchObject({ created: 0, changed: 2 });
    const again = await imported(council, newer, options);
    expect(again.import.summary).toMatchObject({ created: 0, changed: 2 });
    expect(await ids()).toEqual(before);
    const once = await imported(council, newer, options);
    expect(once.import.summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  });

  it('of a layer that gains a name for its features get tiles anew, though none of them changed', async () => {
    const council = await newCouncil();
    const file = collection(
      feature('A', { type: 'Polygon', coordinates: square(425000, 564000) }, { WD13NM: 'Byker' }),
    );
    const layer = { kind: 'layer', name: 'Wards named late' };
    const version = () =>
      withTenant(council, async (tx) => {
        const { rows } = await sql<{ version: number }>`
          select version::int as version from layer_versions where layer_id = 'wards-named-late'`.execute(
          tx,
        );
        return rows[0]?.version ?? 0;
      });
    await imported(council, file, layer);
    await withTenant(council, (tx) =>
      sql`update layers set column_name = null where id = 'wards-named-late'`.execute(tx),
    );
    const before = await version();
    const { import: again } = await imported(council, file, layer);
    expect(again.summary).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
    expect(await version()).toBe(before + 1);
    await imported(council, file, layer);
    expect(await version()).toBe(before + 1);
  });

  it('are taken where they have the value that was asked for', async () => {
    const council = await newCouncil();
    const wards = ['Byker', 'Walker'].map((WD13NM, index) =>
      feature(
        WD13NM,
        { type: 'Polygon', coordinates: square(425000 + 200 * index, 564000) },
        { WD13NM },
      ),
    );
    const layer = { kind: 'layer', name: 'One ward' };
    const one = await imported(council, collection(...wards), { ...layer, where: 'wd13nm=byker' });
    expect(one.import.summary).toMatchObject({ rows: 1, taken: 1 });
    const none = await imported(council, collection(...wards), {
      ...layer,
      where: 'WD13NM=Heaton',
    });
    expect(none.import.error).toBe('No feature of the file has WD13NM=Heaton');
    const unsaid = await upload(council, collection(...wards), { ...layer, where: 'Byker' });
    expect(unsaid).toMatchObject({
      status: 400,
      body: { error: { fields: { where: 'Write it as property=value' } } },
    });
  });
});
