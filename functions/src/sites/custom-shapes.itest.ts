import { zipSync } from 'fflate';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { withGdal } from '../geodata/shapes/gdal.ts';
import { newCouncil, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';
import type { CustomShape } from './contract.ts';

useWorld();

let oak: Council;
/** 52 MB of nothing in 52 kB. Made first: packing it takes longer than an idle connection lives. */
let bomb: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  bomb = zipSync(
    {
      'a.shp': new Uint8Array(52 * 1024 * 1024),
      'a.shx': new Uint8Array(100),
      'a.dbf': new Uint8Array(100),
    },
    { level: 1 },
  );
  oak = await newCouncil();
}, 120_000);

type Content = string | Uint8Array<ArrayBuffer>;
const upload = (content: Content, who: 'officer' | 'viewer' | 'signed-out' = 'officer') => {
  const raw = new FormData();
  raw.append('file', new Blob([content]), 'shapes.bin');
  return oak.as(who).post('/site/custom/shapes', { raw });
};
const paste = (text: string) => oak.as('officer').post('/site/custom/shapes', { json: { text } });
const read = (answer: { status: number; body: unknown }) => {
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { result: { shapes: CustomShape[]; notes: string[] } }).result;
};

const square = (x: number, y = 564_000) => [
  [x, y],
  [x + 100, y],
  [x + 100, y + 100],
  [x, y + 100],
  [x, y],
];
const bowtie = (x: number) => [
  [x, 564_000],
  [x + 100, 564_100],
  [x + 100, 564_000],
  [x, 564_100],
  [x, 564_000],
];
const collection = (...features: [name: string, ring: number[][]][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features: features.map(([name, ring]) => ({
      type: 'Feature',
      properties: { Site_Name: name },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });

/** The collection in another format, written by GDAL. */
async function converted(driver: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'made-up-'));
  try {
    const source = path.join(folder, 'shapes.geojson');
    await writeFile(source, text);
    return await withGdal(async (gdal) => {
      const [dataset] = (await gdal.open(source)).datasets;
      if (!dataset) throw new Error('The made-up file could not be opened');
      const written = await gdal.ogr2ogr(dataset, ['-f', driver], 'converted');
      const content = await gdal.getFileBytes(written);
      await gdal.close(dataset);
      return new Uint8Array(content);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One polygon as a zipped shapefile, by the format's own white paper. */
function zippedShapefile(ring: number[][]): Uint8Array<ArrayBuffer> {
  const content = 48 + 16 * ring.length;
  const head = (length: number) => {
    const view = new DataView(new ArrayBuffer(length));
    view.setInt32(0, 9994);
    view.setInt32(24, length / 2);
    view.setInt32(28, 1000, true);
    view.setInt32(32, 5, true);
    return view;
  };
  const shp = head(100 + 8 + content);
  const shx = head(108);
  const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [at, value] of box.entries()) {
    shp.setFloat64(36 + at * 8, value, true);
    shx.setFloat64(36 + at * 8, value, true);
    shp.setFloat64(112 + at * 8, value, true);
  }
  shp.setInt32(100, 1);
  shp.setInt32(104, content / 2);
  shx.setInt32(100, 50);
  shx.setInt32(104, content / 2);
  shp.setInt32(108, 5, true);
  shp.setInt32(144, 1, true);
  shp.setInt32(148, ring.length, true);
  // A shapefile's outer rings run clockwise.
  for (const [at, [x = 0, y = 0]] of ring.toReversed().entries()) {
    shp.setFloat64(156 + at * 16, x, true);
    shp.setFloat64(164 + at * 16, y, true);
  }
  const dbf = new Uint8Array(65 + 11 + 1);
  const fields = new DataView(dbf.buffer);
  dbf[0] = 3;
  fields.setInt32(4, 1, true);
  fields.setInt16(8, 65, true);
  fields.setInt16(10, 11, true);
  dbf.set(Buffer.from('NAME'), 32);
  dbf.set(Buffer.from('C'), 43);
  dbf[48] = 10;
  dbf[64] = 13;
  dbf.set(Buffer.from(' Mill field'), 65);
  dbf[76] = 26;
  return zipSync({
    'mill.shp': new Uint8Array(shp.buffer),
    'mill.shx': new Uint8Array(shx.buffer),
    'mill.dbf': dbf,
    'mill.prj': Buffer.from('PROJCS["British_National_Grid"]'),
  });
}

describe('shapes of an uploaded file', () => {
  const two = collection(['Mill field', square(424_000)], ['Oak yard', square(425_000)]);

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
    ['GeoJSON', async () => two],
    ['GeoPackage', () => converted('GPKG', two)],
    ['KML', async () => kml],
  ])('%s: every polygon with its name and its hectare', async (_format, make) => {
    const { shapes, notes } = read(await upload((await make()) as Content));
    expect(notes).toEqual([]);
    expect(shapes).toMatchObject([
      { name: 'Mill field', geometry: { type: 'Polygon' } },
      { name: 'Oak yard', geometry: { type: 'Polygon' } },
    ]);
    for (const { hectares } of shapes) expect(hectares).toBeCloseTo(1, 2);
  });

  it('a zipped shapefile', async () => {
    const { shapes } = read(await upload(zippedShapefile(square(424_000))));
    expect(shapes).toMatchObject([
      { name: 'Mill field', hectares: 1, geometry: { type: 'Polygon' } },
    ]);
  });

  it('becomes the same site when it is sent back', async () => {
    const { shapes } = read(await upload(two));
    const { body } = await oak.as('officer').post('/site/custom', {
      json: {
        custom_site_name: 'Mill field',
        custom_site_poly: shapes[0]?.geometry,
        custom_site_source: 'imported',
      },
    });
    const id = (body as { result: { new_site: { insert_new_sites: number } } }).result.new_site
      .insert_new_sites;
    const { body: read_ } = await oak.as('viewer').get(`/site/${id}`);
    const { coordinates } = (
      read_ as { result: { site: { wkb_geometry: { coordinates: number[][][] } } } }
    ).result.site.wkb_geometry;
    for (const [at, [x, y]] of square(424_000).entries()) {
      expect(coordinates[0]?.[at]?.[0]).toBeCloseTo(x as number, 1);
      expect(coordinates[0]?.[at]?.[1]).toBeCloseTo(y as number, 1);
    }
  });

  it('leaves out what intersects itself and says so; alone it is refused in the specified words', async () => {
    const words = 'Self intersection errors have been detected in the polygon.';
    const { shapes, notes } = read(
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
    const { shapes, notes } = read(await upload(two.replaceAll('424000', 'null')));
    expect(shapes).toMatchObject([{ name: 'Oak yard' }]);
    expect(notes).toEqual(['Feature 1: There is no polygon or point in it']);
  });

  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const lying = () => {
    const zip = zippedShapefile(square(424_000));
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    view.setUint32(Buffer.from(zip).indexOf('PK\u0001\u0002', 0, 'latin1') + 24, 0x7fffffff, true);
    return zip;
  };
  const laughs = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "ha">${Array.from(
    { length: 12 },
    (_, i) =>
      `<!ENTITY ${String.fromCharCode(98 + i)} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`,
  ).join(
    '',
  )}]><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>&m;</name><Point><coordinates>-1.6,54.9</coordinates></Point></Placemark></kml>`;
  const gpkg = async () => {
    const whole = await converted('GPKG', two);
    return new Uint8Array(whole.slice(0, Math.floor(whole.length / 3)));
  };
  const noise = async () => {
    const whole = await converted('GPKG', two);
    for (let at = 4096; at < whole.length; at += 97) whole[at] = (at * 31) % 256;
    return whole;
  };

  it.each<[string, () => Content | Promise<Content>]>([
    ['prose', () => 'Dear planner'],
    ['nothing', () => ''],
    ['half a JSON', () => two.slice(0, 200)],
    ['JSON that is no GeoJSON', () => '{"a": [1, 2, {"b": null}]}'],
    ['GeoJSON with holes for numbers', () => two.replaceAll(/42[45]000/g, 'null')],
    ['nothing in a collection', () => '{"type":"FeatureCollection","features":[]}'],
    [
      'features without a shape',
      () =>
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null}]}',
    ],
    [
      'a line',
      () =>
        two.replaceAll('"Polygon"', '"LineString"').replaceAll('[[[', '[[').replaceAll(']]]', ']]'),
    ],
    ['a ring of two', () => collection(['Short', square(424_000).slice(0, 2)])],
    ['a place abroad', () => collection(['Far', square(424_000, 40_000_000)])],
    [
      'a place beyond all',
      () =>
        collection([
          'Farther',
          [
            [1e300, 1e300],
            [1e301, 1e300],
            [1e301, 1e301],
            [1e300, 1e300],
          ],
        ]),
    ],
    ['a system that nobody knows', () => two.replaceAll('27700', '2154')],
    ['half a GeoPackage', gpkg],
    ['a GeoPackage with noise in it', noise],
    ['the head of a GeoPackage', () => bytes('SQLite format 3\0 and no more')],
    [
      'a virtual dataset',
      () => '<OGRVRTDataSource><OGRVRTLayer name="passwd"/></OGRVRTDataSource>',
    ],
    ['a billion laughs', () => laughs],
    ['an archive of something else', () => zipSync({ 'a.txt': bytes('a') })],
    ['a cut archive', () => zippedShapefile(square(424_000)).slice(0, 200)],
    ['an archive that lies of its size', lying],
    ['an archive that bursts', () => bomb],
    [
      'an archive of rubbish',
      () =>
        zipSync({
          'a.shp': bytes('x'.repeat(200)),
          'a.shx': bytes('y'.repeat(200)),
          'a.dbf': bytes('z'.repeat(200)),
        }),
    ],
    [
      'more shapes than can be drawn',
      () =>
        collection(
          ...Array.from({ length: 101 }, (_, i): [string, number[][]] => [
            `Site ${i}`,
            square(424_000 + i * 200),
          ]),
        ),
    ],
    [
      'more points than a drawing has',
      () =>
        collection([
          'Lace',
          [
            ...Array.from({ length: 10_001 }, (_, i) => [424_000 + i, 564_000 + (i % 7)]),
            [430_000, 570_000],
            [424_000, 564_000],
          ],
        ]),
    ],
  ])('refuses %s with words', async (_what, make) => {
    const answer = await upload(await make());
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { code: 'payload-invalid', fields: { file: expect.stringMatching(/\w{3}/) } },
      },
    });
  });

  it('refuses more than 10 MB', async () => {
    expect((await upload('{'.padEnd(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('still reads a good one after all of these', async () => {
    expect(read(await upload(two)).shapes).toHaveLength(2);
    expect(read(await upload((await converted('GPKG', two)) as Content)).shapes).toHaveLength(2);
  });

  it('belongs to those who may write sites', async () => {
    expect((await upload(two, 'signed-out')).status).toBe(401);
    expect((await upload(two, 'viewer')).status).toBe(403);
  });
});

describe('shapes of pasted text', () => {
  it('are points of grid references, or the boundary that they go round', async () => {
    const { shapes } = read(
      await paste(
        'NZ 24000 64000\nNZ2464\n424000, 564000\n54.97, -1.62\n\nNZ 240 640\nNZ 241 640\nNZ 241 641\nNZ 240 640',
      ),
    );
    expect(shapes.map(({ geometry: { type }, hectares }) => [type, hectares])).toEqual([
      ['Point', 0],
      ['Point', 0],
      ['Point', 0],
      ['Point', 0],
      ['Polygon', 0.5],
    ]);
    expect(shapes[0]?.geometry).toEqual(shapes[2]?.geometry);
    const { coordinates = [] } = (shapes[3]?.geometry ?? {}) as { coordinates?: number[] };
    expect(coordinates[0]).toBeCloseTo(-1.62, 5);
    expect(coordinates[1]).toBeCloseTo(54.97, 5);
  });

  it('are well-known texts, over several lines too', async () => {
    const { shapes } = read(
      await paste(
        'SRID=27700;POLYGON((424000 564000,\n 424100 564000, 424100 564100,\n424000 564000))\nPOINT (-1.62 54.97)',
      ),
    );
    expect(shapes).toMatchObject([{ hectares: 0.5 }, { geometry: { type: 'Point' } }]);
  });

  it.each([
    ['', 'file', 'Choose a file or paste coordinates'],
    [
      'NZ 24000 64000\nhello',
      'text',
      'Line 2 is no well-known text, grid reference, or easting and northing',
    ],
    [
      'POLYGON((0 0',
      'text',
      'Line 1 is no well-known text, grid reference, or easting and northing',
    ],
    [
      'POLYGON((424000 564000,424100 564100,424100 564000,424000 564100,424000 564000))',
      'text',
      'Self intersection errors have been detected in the polygon.',
    ],
    ['POINT(2.35 48.85)', 'text', 'Lies outside the United Kingdom'],
    ['AA 00000 00000', 'text', 'Lies outside the United Kingdom'],
    ['SRID=2154;POINT(1 1)', 'text', 'Coordinates in EPSG:2154 are not understood'],
    [
      `${'424000,564000\n'.repeat(101)}424001,564000`,
      'text',
      'At most 100 shapes at once; import more as geodata',
    ],
    [
      `POINT${' '.repeat(150_000)}x`,
      'text',
      'Line 1 is no well-known text, grid reference, or easting and northing',
    ],
    [
      `1${' '.repeat(150_000)}x`,
      'text',
      'Line 1 is no well-known text, grid reference, or easting and northing',
    ],
    [
      '('.repeat(150_000),
      'text',
      'Line 1 is no well-known text, grid reference, or easting and northing',
    ],
  ])('are refused with words', async (text, field, words) => {
    expect(await paste(text)).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: words } } },
    });
  });
});
