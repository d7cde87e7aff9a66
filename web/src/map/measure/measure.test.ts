import { describe, expect, it } from 'vitest';
import { fromGrid, type Point, toGrid } from '../draw/national-grid.ts';
import { areaOf, lengthOf } from './measured.ts';
import { areaWords, lengthWords } from './measure-words.ts';

const around = ([x, y]: Point, width: number, height: number): Point[] =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ].map((corner) => fromGrid(corner as Point));

describe('the national grid', () => {
  it('agrees with Ordnance Survey to 5 m, without their OSTN15 grid', () => {
    // Their worked example: OSGB36 651409.903, 313177.270 is 52.657977 N, 1.716036 E in ETRS89.
    const [x, y] = toGrid([1.716036, 52.657977]);
    expect(Math.hypot(x - 651_409.903, y - 313_177.27)).toBeLessThan(5);
  });
  it('goes there and back', () => {
    const [x, y] = toGrid(fromGrid([424_500, 564_500]));
    expect(x).toBeCloseTo(424_500, 2);
    expect(y).toBeCloseTo(564_500, 2);
  });
});

describe('what is measured', () => {
  it('is planar on the grid: a side of 300 m, an area of 6 ha', () => {
    const ring = around([424_500, 564_500], 300, 200);
    expect(lengthOf(ring.slice(0, 2))).toBeCloseTo(300, 3);
    expect(areaOf(ring)).toBeCloseTo(60_000, 1);
    expect(areaOf([...ring, ring[0]!])).toBeCloseTo(60_000, 1);
    expect(areaOf(ring.toReversed())).toBeCloseTo(60_000, 1);
  });
  it('is nothing for less than a line or a ring', () => {
    expect(lengthOf([[-1.6, 55]])).toBe(0);
    expect(
      areaOf([
        [-1.6, 55],
        [-1.5, 55],
      ]),
    ).toBe(0);
  });
});

describe('what is said', () => {
  it.each([
    [0, '0.00 m'],
    [85.204, '85.20 m'],
    [100, '100.00 m'],
    [100.01, '0.10 km'],
    [123_456, '123.46 km'],
    [1_234_567, '1,234.57 km'],
  ])('%d m is %s', (metres, words) => expect(lengthWords(metres)).toBe(words));
  it.each([
    [812.345, '812.35 m²'],
    [9_999, '9,999.00 m²'],
    [10_000, '1.00 ha'],
    [12_500, '1.25 ha'],
  ])('%d m² is %s', (metres, words) => expect(areaWords(metres)).toBe(words));
});
