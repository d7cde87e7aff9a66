import type { Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { areaMiddles, type Piece } from './area-middles.ts';

const rectangle = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const piece = (id: number, ...rings: Position[][]): Piece => ({
  id,
  properties: { name: `Ward ${id}` },
  geometry: { type: 'Polygon', coordinates: rings },
});
const middles = (pieces: Piece[], box: [number, number, number, number] = [-10, -10, 10, 10]) =>
  areaMiddles(pieces, box).features.map(({ id, geometry }) => [id, ...geometry.coordinates]);

describe('the middles of areas', () => {
  it('are one for each, in the middle of all pieces that tiles cut it into, with what is said of it', () => {
    const pieces = [
      piece(1, rectangle(-2, 0, 0, 1)),
      piece(1, rectangle(0, 0, 6, 1)),
      piece(2, rectangle(0, 2, 2, 4)),
    ];
    expect(middles(pieces)).toEqual([
      [1, 2, 0.5],
      [2, 1, 3],
    ]);
    expect(areaMiddles(pieces, [-10, -10, 10, 10]).features[0]?.properties).toEqual({
      name: 'Ward 1',
    });
  });

  it('are in sight where a part of the area is, and nowhere where none is', () => {
    const wide = piece(1, rectangle(-100, -100, 100, 100));
    expect(middles([wide], [4, 6, 8, 10])).toEqual([[1, 6, 8]]);
    expect(middles([piece(1, rectangle(20, 20, 30, 30))])).toEqual([]);
  });

  it('are the same however tiles overlap', () => {
    const overlapping = [piece(1, rectangle(-2, 0, 0.5, 1)), piece(1, rectangle(-0.5, 0, 6, 1))];
    expect(middles(overlapping)).toEqual([[1, 2, 0.5]]);
  });

  it('lie beside a hole, and in one part of a shape of several', () => {
    const ring = piece(1, rectangle(0, 0, 10, 4), rectangle(1, 1, 7, 3));
    expect(middles([ring])).toEqual([[1, 8.5, 2]]);
    const parts: Piece = {
      ...piece(3),
      geometry: {
        type: 'MultiPolygon',
        coordinates: [[rectangle(0, 0, 1, 1)], [rectangle(5, 6, 9, 8)]],
      },
    };
    expect(middles([parts])).toEqual([[3, 7, 7]]);
  });

  it('are told apart by what is said of them where they have no number', () => {
    const nameless = (name: string, ring: Position[]): Piece => ({
      ...piece(0, ring),
      id: undefined,
      properties: { name },
    });
    const pieces = [
      nameless('Byker', rectangle(0, 0, 1, 1)),
      nameless('Byker', rectangle(1, 0, 4, 1)),
      nameless('Heaton', rectangle(5, 0, 6, 1)),
    ];
    expect(middles(pieces).map(([, x]) => x)).toEqual([2, 5.5]);
  });
});
