import RenderFeature from 'ol/render/Feature.js';
import { expect, it } from 'vitest';
import { largestPieces, middleOf } from './area-pieces.ts';

const ring = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ].flat();
const piece = (id: number, ...box: [number, number, number, number]) =>
  new RenderFeature('Polygon', ring(...box), [10], 2, { layer: 'wards' }, id);

it('an area that tiles cut is told of once, where most of it is in sight', () => {
  const pieces = [
    piece(1, 0, 0, 100, 100),
    piece(1, 100, 0, 300, 100),
    piece(2, 0, 100, 50, 200),
    // Larger, but hardly in view.
    piece(2, -5000, 100, 10, 200),
    piece(3, 900, 900, 999, 999),
  ];
  const largest = largestPieces(pieces, [0, 0, 300, 300]);
  expect([...largest.keys()]).toEqual(['wards/1', 'wards/2']);
  expect([...largest.values()].map(middleOf)).toEqual([
    [200, 50],
    [25, 150],
  ]);
});

it('of an area in several parts the widest has the middle, holes left out', () => {
  const outer = ring(0, 0, 100, 100);
  const hole = ring(30, 30, 70, 70).toReversed();
  const flat = [...outer, ...pairs(hole), ...ring(200, 0, 220, 10)];
  const many = new RenderFeature('Polygon', flat, [10, 20, 30], 2, {}, 1);
  const [x = 0, y = 0] = middleOf(many);
  expect(y).toBe(50);
  expect(x < 30 || x > 70).toBe(true);
  expect(x).toBeLessThan(100);
});

/** A ring's numbers, reversed pair by pair. */
function pairs(reversed: number[]): number[] {
  return reversed.flatMap((_, i) => (i % 2 ? [] : [reversed[i + 1] ?? 0, reversed[i] ?? 0]));
}
