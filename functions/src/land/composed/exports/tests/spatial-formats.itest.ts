import { unzipSync } from 'fflate';
import type { Feature, Point } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { awkwardSites, exportCouncil } from '../testing/export-council.ts';
import { ATTRIBUTION, exportFile } from '../testing/export-file.ts';
import { readBack, type ReadLayer } from '../testing/read-back.ts';

useWorld();

let made: { council: Council; ids: number[] };

beforeAll(async () => {
  made = await exportCouncil();
}, 120_000);

const exported = (file_type: string) => exportFile(made, file_type);

const [a1, a2] = awkwardSites;
const longText = 'x'.repeat(3_000);

const spatial = (layer: ReadLayer, reference: string) =>
  layer.features.find(({ properties }) =>
    [properties?.['source_reference'], properties?.['source_ref']].includes(reference),
  );

describe('GeoJSON', () => {
  it('is RFC 7946: degrees, no crs, rings counter-clockwise, nulls and types kept', async () => {
    const { bytes } = await exported('geojson');
    const document = JSON.parse(Buffer.from(bytes).toString()) as Record<string, unknown>;
    expect(document).not.toHaveProperty('crs');
    expect(document['about']).toMatchObject({ attribution: ATTRIBUTION });
    const [layer] = (await readBack(bytes, 'sites.geojson')) as [ReadLayer];
    expect(layer.srid).toBe(4326);
    expect(layer.features).toHaveLength(4);
    const first = spatial(layer, 'A1');
    expect(first?.properties).toMatchObject({
      place_name: a1?.place_name,
      area_of_the_site: 0.96,
      can_be_built: true,
      area_of_the_rest: null,
      remarks: longText,
    });
    const rings = ringsOf(first);
    expect(rings.map((ring) => Math.sign(signedArea(ring)))).toEqual([1, -1]);
    expect(rings[0]?.[0]?.[0]).toBeCloseTo(-1.627, 2);
    expect(spatial(layer, 'A2')?.properties?.['place_name']).toBe(a2?.place_name);
    expect(spatial(layer, 'A4')?.geometry).toBeNull();
  });
});

describe('GeoPackage', () => {
  it('is on the National Grid to the millimetre, with typed columns and its attribution', async () => {
    const { bytes } = await exported('gpkg');
    const [layer] = (await readBack(bytes, 'sites.gpkg')) as [ReadLayer];
    expect(layer.srid).toBe(27700);
    expect(layer.features).toHaveLength(4);
    expect(spatial(layer, 'A1')).toMatchObject({
      geometry: {
        coordinates: [
          [
            [424000, 564000],
            [424100, 564000],
          ],
          [[424040, 564040]],
        ].map(() => expect.any(Array)),
      },
      properties: {
        place_name: a1?.place_name,
        area_of_the_site: 0.96,
        units: 12,
        can_be_built: true,
        first_day: '2020-02-29',
        remarks: longText,
      },
    });
    const outer = ringsOf(spatial(layer, 'A1'))[0];
    expect(outer).toContainEqual([424100, 564100]);
    expect(spatial(layer, 'A2')?.geometry).toMatchObject({ coordinates: [425000, 565000] });
    expect(spatial(layer, 'A4')?.geometry).toBeNull();
    expect(spatial(layer, 'A4')?.properties?.['place_name']).toBeNull();
    const types = new Map(
      layer.info.fields?.map(({ name, type, subType }) => [name, subType ?? type]),
    );
    expect([types.get('units'), types.get('first_day'), types.get('can_be_built')]).toEqual([
      'Integer64',
      'Date',
      'Boolean',
    ]);
    expect(JSON.stringify(layer.info.metadata)).toContain(ATTRIBUTION);
  });
});

describe('shapefile', () => {
  it('has a file for each kind of shape, unique short names, .prj, .cpg and a key to the names', async () => {
    const { bytes } = await exported('shp');
    const names = Object.keys(unzipSync(bytes));
    for (const ending of ['shp', 'shx', 'dbf', 'prj', 'cpg']) {
      expect(names).toContain(`sites_polygons.${ending}`);
      expect(names).toContain(`sites_points.${ending}`);
    }
    expect(names).toContain('sites_without_place.dbf');
    expect(names.filter((name) => name.includes('lines'))).toEqual([]);
    const files = unzipSync(bytes);
    expect(Buffer.from(files['sites_polygons.cpg'] ?? []).toString()).toBe('UTF-8');
    const readme = Buffer.from(files['README.txt'] ?? []).toString();
    expect(readme).toMatch(/area_of_th +area_of_the_site/);
    expect(readme).toMatch(/area_of__1 +area_of_the_rest/);
    expect(readme).toContain(ATTRIBUTION);
    expect(readme).toContain('1 text was longer than the format allows, and truncated');
    const layers = await readBack(bytes, 'sites.zip');
    const polygons = layers.find(({ name }) => name === 'sites_polygons') as ReadLayer;
    const points = layers.find(({ name }) => name === 'sites_points') as ReadLayer;
    expect(polygons.systemName).toMatch(/British.National.Grid/i);
    expect(polygons.features).toHaveLength(2);
    expect(points.features[0]?.geometry).toEqual({ type: 'Point', coordinates: [425000, 565000] });
    expect(spatial(polygons, 'A1')?.properties).toMatchObject({
      place_name: a1?.place_name,
      area_of_th: 0.96,
      area_of__1: null,
      first_day: '2020-02-29',
      remarks: 'x'.repeat(254),
    });
    expect(ringsOf(spatial(polygons, '+A3'))).toHaveLength(2);
  });
});

describe('KML', () => {
  it('is in degrees, named by what people search by, with its attribution', async () => {
    const { bytes } = await exported('kml');
    const text = Buffer.from(bytes).toString();
    expect(text).toContain(`Attribution: ${ATTRIBUTION}`);
    const [layer] = (await readBack(bytes, 'sites.kml')) as [ReadLayer];
    // GDAL does not read a placemark without a shape, but it is in the file.
    expect(layer.features).toHaveLength(3);
    expect(text.match(/<Placemark>/g)).toHaveLength(4);
    // GDAL replaces a line break in a name with a space.
    const named = (name: string | null | undefined) =>
      layer.features.find(({ properties }) => properties?.['Name'] === name?.replaceAll('\n', ' '));
    expect(named(a1?.place_name)).toBeDefined();
    // Nor does it read extended data, which Google Earth and libkml do.
    expect(text).toContain('<SimpleData name="first_day">2020-02-29</SimpleData>');
    expect(text).toContain(`<SimpleData name="remarks">${longText}</SimpleData>`);
    const place = named(a2?.place_name)?.geometry as Point | undefined;
    expect(place?.coordinates[0]).toBeCloseTo(-1.6114, 3);
    expect(place?.coordinates[1]).toBeCloseTo(54.979, 3);
    expect(layer.srid).toBe(4326);
  });
});

function ringsOf(feature: Feature | undefined): number[][][] {
  return feature?.geometry && 'coordinates' in feature.geometry
    ? (feature.geometry.coordinates as number[][][])
    : [];
}

function signedArea(ring: number[][]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
