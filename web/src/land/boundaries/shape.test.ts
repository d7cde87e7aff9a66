import { describe, expect, it } from 'vitest';
import { cornersOf, faultsOf, hectaresOf, type BoundaryShape, withRing } from './shape.ts';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const pond: BoundaryShape = {
  type: 'Polygon',
  coordinates: [square(0, 0, 200), square(50, 50, 100)],
};
const two: BoundaryShape = {
  type: 'MultiPolygon',
  coordinates: [[square(0, 0, 100)], [square(500, 0, 50)]],
};

describe('a boundary being edited', () => {
  it('has the planar area of all its parts without their holes', () => {
    expect(hectaresOf(pond)).toBeCloseTo(3, 9);
    expect(hectaresOf(two)).toBeCloseTo(1.25, 9);
  });
  it('has each corner once', () => {
    expect(cornersOf(pond)).toHaveLength(8);
    expect(cornersOf(two).at(-1)).toEqual({ polygon: 1, ring: 0, place: 3, at: [500, 50] });
  });
  it('stays closed when a corner is moved, and loses a ring of fewer than three', () => {
    const moved = withRing(pond, { polygon: 0, ring: 0 }, ([, ...rest]) => [[-9, -9], ...rest]);
    expect(moved?.coordinates[0]).toEqual([
      [-9, -9],
      [200, 0],
      [200, 200],
      [0, 200],
      [-9, -9],
    ]);
    const filled = withRing(pond, { polygon: 0, ring: 1 }, (open) => open.slice(2));
    expect(filled).toEqual({ type: 'Polygon', coordinates: [square(0, 0, 200)] });
    const one = withRing(two, { polygon: 0, ring: 0 }, (open) => open.slice(2));
    expect(one).toEqual({ type: 'Polygon', coordinates: [square(500, 0, 50)] });
    expect(withRing(one!, { polygon: 0, ring: 0 }, () => [])).toBeUndefined();
  });
  it('tells where it meets itself', () => {
    expect(faultsOf(pond)).toEqual([]);
    const bow: BoundaryShape = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 10],
          [10, 0],
          [0, 10],
          [0, 0],
        ],
      ],
    };
    expect(faultsOf(bow)).toEqual([[5, 5]]);
  });
});
