import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
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

const upload = (content: Content) => uploadShapes(oak, content);

describe('shapes of an uploaded file', () => {
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
    const whole = await converted('GPKG', twoFields);
    return new Uint8Array(whole.slice(0, Math.floor(whole.length / 3)));
  };
  const noise = async () => {
    const whole = await converted('GPKG', twoFields);
    for (let at = 4096; at < whole.length; at += 97) whole[at] = (at * 31) % 256;
    return whole;
  };

  it.each<[string, () => Content | Promise<Content>]>([
    ['prose', () => 'Dear planner'],
    ['nothing', () => ''],
    ['half a JSON', () => twoFields.slice(0, 200)],
    ['JSON that is no GeoJSON', () => '{"a": [1, 2, {"b": null}]}'],
    ['GeoJSON with holes for numbers', () => twoFields.replaceAll(/42[45]000/g, 'null')],
    ['nothing in a collection', () => '{"type":"FeatureCollection","features":[]}'],
    [
      'features without a shape',
      () =>
        '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null}]}',
    ],
    [
      'a line',
      () =>
        twoFields
          .replaceAll('"Polygon"', '"LineString"')
          .replaceAll('[[[', '[[')
          .replaceAll(']]]', ']]'),
    ],
    ['a ring of twoFields', () => collection(['Short', square(424_000).slice(0, 2)])],
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
    ['a system that nobody knows', () => twoFields.replaceAll('27700', '2154')],
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
    expect(shapesIn(await upload(twoFields)).shapes).toHaveLength(2);
    expect(
      shapesIn(await upload((await converted('GPKG', twoFields)) as Content)).shapes,
    ).toHaveLength(2);
  });
});
