import type { Point } from './national-grid.ts';

export type SketchKind = 'line' | 'polygon';

/**
 * A line or polygon while it is put down, corner by corner, in degrees. Corners come from the pointer, the
 * map's middle or a typed reference alike, which is why they are kept here: terra-draw's drawing modes take
 * them from the pointer only, to the pixel. It edits what was drawn (edit-points.ts).
 */
export interface Sketch {
  kind: SketchKind;
  points: Point[];
  /** Ended by a double click, or closed at its first corner. */
  finished: boolean;
}

export const newSketch = (kind: SketchKind): Sketch => ({ kind, points: [], finished: false });

/** How many corners it needs before it is one. */
export const LEAST = { line: 2, polygon: 3 } as const;

export const isEnough = ({ kind, points }: Sketch) => points.length >= LEAST[kind];

/**
 * One more corner. Where it is put on the last one (a double click's second press), or on a polygon's
 * first, the sketch is finished instead, if it has enough; `same` says whether two places are one.
 */
export function addPoint(
  sketch: Sketch,
  point: Point,
  same: (a: Point, b: Point) => boolean = equal,
): Sketch {
  if (sketch.finished) return sketch;
  const [first, last] = [sketch.points[0], sketch.points.at(-1)];
  const closes = sketch.kind === 'polygon' && isEnough(sketch) && first && same(first, point);
  if (closes || (last && same(last, point))) return finish(sketch);
  return { ...sketch, points: [...sketch.points, point] };
}

export const finish = (sketch: Sketch): Sketch =>
  isEnough(sketch) ? { ...sketch, finished: true } : sketch;

/** Opens a finished sketch again; takes the last corner from an open one. */
export const undo = (sketch: Sketch): Sketch =>
  sketch.finished
    ? { ...sketch, finished: false }
    : { ...sketch, points: sketch.points.slice(0, -1) };

const equal = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
