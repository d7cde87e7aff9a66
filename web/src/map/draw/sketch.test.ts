import { expect, it } from 'vitest';
import type { Point } from './national-grid.ts';
import { addPoint, finish, newSketch, type Sketch, type SketchKind, undo } from './sketch.ts';

const put = (kind: SketchKind, ...points: Point[]) =>
  points.reduce((sketch: Sketch, point) => addPoint(sketch, point), newSketch(kind));
const [a, b, c]: [Point, Point, Point] = [
  [0, 0],
  [1, 0],
  [1, 1],
];

it('ends a line with a second press on its last point', () => {
  expect(put('line', a, b, b)).toEqual({ kind: 'line', points: [a, b], finished: true });
});

it('does not end what is not enough yet', () => {
  expect(put('line', a, a)).toEqual({ kind: 'line', points: [a], finished: false });
  expect(put('polygon', a, b, b)).toEqual({ kind: 'polygon', points: [a, b], finished: false });
  expect(finish(put('polygon', a, b)).finished).toBe(false);
});

it('closes a polygon at its first corner, but not a line', () => {
  expect(put('polygon', a, b, c, a)).toEqual({
    kind: 'polygon',
    points: [a, b, c],
    finished: true,
  });
  expect(put('line', a, b, c, a)).toMatchObject({ points: [a, b, c, a], finished: false });
});

it('takes no more once it is finished', () => {
  expect(put('line', a, b, b, c).points).toEqual([a, b]);
});

it('goes back a step at a time: opened first, then corner by corner', () => {
  const open = undo(put('polygon', a, b, c, a));
  expect(open).toEqual(put('polygon', a, b, c));
  expect(undo(open)).toEqual(put('polygon', a, b));
  expect(undo(newSketch('line'))).toEqual(newSketch('line'));
});
