import { describe, expect, it } from 'vitest';
import { geometryMessages as messages } from './messages.ts';
import { parseText } from './parse-text.ts';
import { parseWkt } from './parse-wkt.ts';

describe('a grid reference or a pair of numbers', () => {
  // Ordnance Survey's own examples of places: the origin, Newcastle, Ben Nevis, Lerwick, London and Land's End.
  it.each([
    ['SV 00000 00000', [0, 0]],
    ['NZ 24500 64500', [424_500, 564_500]],
    ['nz245645', [424_500, 564_500]],
    ['NZ24506450', [424_500, 564_500]],
    ['NN 166 712', [216_600, 771_200]],
    ['HU 47 41', [447_000, 1_141_000]],
    ['TQ 30 80', [530_000, 180_000]],
    ['SW342250', [134_200, 25_000]],
    ['NZ 2 6', [420_000, 560_000]],
    ['424500, 564500', [424_500, 564_500]],
    ['424500.25\t564500.5', [424_500.25, 564_500.5]],
    ['(424500; 564500)', [424_500, 564_500]],
  ])('%s', (text, place) => {
    expect(parseText(text)).toMatchObject([{ geometry: { type: 'Point', coordinates: place } }]);
  });

  it.each([
    'NZ',
    'NZ 245',
    'NZ 245 64',
    'IZ 24 64',
    'NZ 245000 645000',
    'N 24 64',
    '424500',
    'hello',
  ])('%j is none', (text) => {
    expect(parseText(text)).toEqual({ problem: messages.unreadableLine(1) });
  });
});

describe('a well-known text', () => {
  it.each([
    ['POINT(1 2)', 'Point', [1, 2], undefined],
    [' point z ( 1 2 3 ) ', 'Point', [1, 2], undefined],
    ['SRID = 27700 ; POINT (-1.5e2 +2.)', 'Point', [-150, 2], 27700],
    [
      'POLYGON((0 0,1 0,1 1,0 0),(.2 .2,.3 .2,.3 .3,.2 .2))',
      'Polygon',
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
        [
          [0.2, 0.2],
          [0.3, 0.2],
          [0.3, 0.3],
          [0.2, 0.2],
        ],
      ],
      undefined,
    ],
    [
      'MULTIPOLYGON ZM (((0 0 1 1,1 0 1 1,1 1 1 1,0 0 1 1)))',
      'MultiPolygon',
      [
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      ],
      undefined,
    ],
  ])('%s', (text, type, coordinates, srid) => {
    expect(parseWkt(text)).toEqual({ geometry: { type, coordinates }, srid });
  });

  it.each([
    'POINT',
    'POINT()',
    'POINT EMPTY',
    'POINT(1)',
    'POINT(1 2 3 4)',
    'POINT(1 2',
    'POINT(1 2))',
    'POINT(1 2) x',
    'POINT(1 2,3 4)',
    'POINT((1 2))',
    'POINT(0x1 2)',
    'POINT(1 NaN)',
    'POINT(1e999 2)',
    'POLYGON()',
    'POLYGON(())',
    'POLYGON(1 2,3 4)',
    'POLYGON(((0 0,1 0,1 1,0 0)))',
    'POLYGON((0 0,1 0,1 1,0 0),5 5)',
    'MULTIPOLYGON(())',
    'MULTIPOLYGON((0 0,1 0))',
    'MULTIPOLYGON((((0 0,1 0,1 1,0 0))))',
    'LINESTRING(0 0,1 1)',
    'SRID=;POINT(1 2)',
  ])('%s is none', (text) => {
    expect(parseWkt(text)).toBeUndefined();
  });
});
