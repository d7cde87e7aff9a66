import type { Point } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { beyondShare, OWN_SHARE } from '../../../platform/testing/beyond-share.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { shapesIn } from '../testing/custom-shapes.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const paste = (text: string) => oak.as('officer').post('/site/custom/shapes', { json: { text } });

describe('shapes of pasted text', () => {
  it('are points of grid references, or the boundary that they go round', async () => {
    const { shapes } = shapesIn(
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
    const inDegrees = shapes[3]?.geometry as Point | undefined;
    expect(inDegrees?.coordinates[0]).toBeCloseTo(-1.62, 5);
    expect(inDegrees?.coordinates[1]).toBeCloseTo(54.97, 5);
  });

  it('are well-known texts, over several lines too', async () => {
    const { shapes } = shapesIn(
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
      'Line 2 is not WKT, a grid reference, or an easting and northing',
    ],
    ['POLYGON((0 0', 'text', 'Line 1 is not WKT, a grid reference, or an easting and northing'],
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
      'Line 1 is not WKT, a grid reference, or an easting and northing',
    ],
    [
      `1${' '.repeat(150_000)}x`,
      'text',
      'Line 1 is not WKT, a grid reference, or an easting and northing',
    ],
    [
      '('.repeat(150_000),
      'text',
      'Line 1 is not WKT, a grid reference, or an easting and northing',
    ],
  ])('are refused with words', async (text, field, words) => {
    expect(await paste(text)).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [field]: words } } },
    });
  });
});

it('shapes are read for each account a few times a minute', async () => {
  expect(
    await beyondShare(
      oak,
      'given-shapes',
      (who) => oak.as(who).post('/site/custom/shapes', { json: { text: 'NZ 24000 64000' } }),
      ['officer', 'admin'],
    ),
  ).toEqual(OWN_SHARE);
});
