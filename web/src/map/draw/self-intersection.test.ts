import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '@contract/platform/testing/thorough.ts';
import type { Point } from './national-grid.ts';
import { polygonIntersections, selfIntersections } from './self-intersection.ts';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('a ring without faults', () => {
  it.each<[string, Point[]]>([
    ['left open', square],
    ['closed', [...square, [0, 0]]],
    [
      'with a corner given twice',
      [
        [0, 0],
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'with a corner in the middle of a side',
      [
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'of three corners',
      [
        [0, 0],
        [10, 0],
        [5, 8],
      ],
    ],
    [
      'too short to be one',
      [
        [0, 0],
        [10, 0],
      ],
    ],
  ])('%s', (_name, ring) => expect(selfIntersections(ring)).toEqual([]));

  it('is any star around a point, whichever corner it begins at', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), {
      minLength: 5,
      maxLength: 40,
    });
    fc.assert(
      fc.property(angles, fc.infiniteStream(fc.integer({ min: 5, max: 500 })), (all, sizes) => {
        const sorted = all.toSorted((a, b) => a - b);
        const widest = sorted.every(
          (angle, i) => (sorted[i + 1] ?? 360 + sorted[0]!) - angle < 180,
        );
        fc.pre(widest);
        const ring = sorted.map((angle): Point => {
          const size = sizes.next().value as number;
          const turn = (angle * Math.PI) / 180;
          return [424_000 + size * Math.cos(turn), 564_000 + size * Math.sin(turn)];
        });
        expect(selfIntersections(ring)).toEqual([]);
      }),
      drawn(40, 1000),
    );
  });
});

describe('a ring that meets itself', () => {
  it('at a crossing', () => {
    expect(
      selfIntersections([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toEqual([[5, 5]]);
  });
  it('in one corner twice, as an hourglass', () => {
    const hourglass: Point[] = [
      [0, 0],
      [5, 5],
      [0, 10],
      [10, 10],
      [5, 5],
      [10, 0],
    ];
    expect(selfIntersections(hourglass)).toContainEqual([5, 5]);
  });
  it('with a corner on another side', () => {
    const touching: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5, 0],
      [0, 10],
    ];
    expect(selfIntersections(touching)).toContainEqual([5, 0]);
  });
  it('with a spike that turns back', () => {
    const spike: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [10, 4],
      [0, 4],
    ];
    expect(selfIntersections(spike)).not.toEqual([]);
  });
  it('with a spike over the closing corner', () => {
    expect(
      selfIntersections([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
        [0, -5],
      ]),
    ).not.toEqual([]);
  });
  it('nowhere but where it does: within a centimetre it does not', () => {
    expect(
      selfIntersections([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0.01],
        [0, 10],
      ]),
    ).toEqual([]);
  });
});

describe('rings of one polygon', () => {
  const hole = (x: number): Point[] => [
    [x, 4],
    [x + 2, 4],
    [x + 2, 6],
    [x, 6],
  ];
  it('stay apart', () => expect(polygonIntersections([square, hole(4)])).toEqual([]));
  it('may not touch', () => expect(polygonIntersections([square, hole(8)])).not.toEqual([]));
  it('may not cross', () => expect(polygonIntersections([square, hole(9)])).not.toEqual([]));
});
