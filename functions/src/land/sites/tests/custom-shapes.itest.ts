import type { Polygon } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { createCustomSite, getSite } from '../contract.ts';
import { shapesIn, uploadShapes, type Content } from '../testing/custom-shapes.ts';
import {
  collection,
  converted,
  square,
  twoFields,
  zippedShapefile,
} from '../testing/shape-files.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const upload = (content: Content, who?: 'viewer' | 'signed-out') => uploadShapes(oak, content, who);

const bowtie = (x: number) => [
  [x, 564_000],
  [x + 100, 564_100],
  [x + 100, 564_000],
  [x, 564_100],
  [x, 564_000],
];

describe('shapes of an uploaded file', () => {
  const placemark = (name: string, x: number) =>
    `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${[
      [x, 54.97],
      [x + 0.001_56, 54.97],
      [x + 0.001_56, 54.970_9],
      [x, 54.970_9],
      [x, 54.97],
    ]
      .map((place) => `${place.join(',')},0`)
      .join(' ')}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemark('Mill field', -1.62)}${placemark('Oak yard', -1.61)}</Document></kml>`;

  it.each([
    ['GeoJSON', async () => twoFields],
    ['GeoPackage', () => converted('GPKG', twoFields)],
    ['KML', async () => kml],
  ])('%s: every polygon with its name and its hectare', async (_format, make) => {
    const { shapes, notes } = shapesIn(await upload((await make()) as Content));
    expect(notes).toEqual([]);
    expect(shapes).toMatchObject([
      { name: 'Mill field', geometry: { type: 'Polygon' } },
      { name: 'Oak yard', geometry: { type: 'Polygon' } },
    ]);
    for (const { hectares } of shapes) expect(hectares).toBeCloseTo(1, 2);
  });

  it('a zipped shapefile', async () => {
    const { shapes } = shapesIn(await upload(zippedShapefile(square(424_000))));
    expect(shapes).toMatchObject([
      { name: 'Mill field', hectares: 1, geometry: { type: 'Polygon' } },
    ]);
  });

  it('becomes the same site when it is sent back', async () => {
    const { shapes } = shapesIn(await upload(twoFields));
    const { new_site: made } = await oak.as('officer').call(createCustomSite, {
      custom_site_name: 'Mill field',
      custom_site_poly: shapes[0]?.geometry ?? '',
      custom_site_source: 'imported',
    });
    const { site } = await oak.as('viewer').call(getSite, { siteId: made.insert_new_sites });
    const { coordinates } = site.wkb_geometry as Polygon;
    for (const [at, [x, y]] of square(424_000).entries()) {
      expect(coordinates[0]?.[at]?.[0]).toBeCloseTo(x as number, 1);
      expect(coordinates[0]?.[at]?.[1]).toBeCloseTo(y as number, 1);
    }
  });

  it('leaves out what intersects itself and says so; alone it is refused in the specified words', async () => {
    const words = 'Self intersection errors have been detected in the polygon.';
    const { shapes, notes } = shapesIn(
      await upload(collection(['Mill field', square(424_000)], ['Bow tie', bowtie(425_000)])),
    );
    expect(shapes).toHaveLength(1);
    expect(notes).toEqual([`Feature 2: ${words}`]);
    expect(await upload(collection(['Bow tie', bowtie(425_000)]))).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { file: words } } },
    });
  });

  it('says which feature has no shape', async () => {
    const { shapes, notes } = shapesIn(await upload(twoFields.replaceAll('424000', 'null')));
    expect(shapes).toMatchObject([{ name: 'Oak yard' }]);
    expect(notes).toEqual(['Feature 1: There is no polygon or point in it']);
  });

  it('belongs to those who may write sites', async () => {
    expect((await upload(twoFields, 'signed-out')).status).toBe(401);
    expect((await upload(twoFields, 'viewer')).status).toBe(403);
  });
});
