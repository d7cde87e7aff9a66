import type { Point } from './national-grid.ts';

export type SketchKind = 'line' | 'polygon';

/**
 * A line or polygon being drawn corner by corner, in degrees. Corners come from the pointer, the map's middle or a
 * typed reference alike, which is why we keep them ourselves: terra-draw's drawing modes only take them from the
 * pointer, to the pixel. It is used to edit finished shapes (edit-points.ts).
 */
export interface Sketch {
  kind: SketchKind;
  points: Point[];
  /** Ended by a double click, or closed at its first corner. */
  finished: boolean;
}

export const newSketch = (kind: SketchKind): Sketch => ({ kind, points: [], finished: false });

/** How many corners it needs to be complete. */
export const MIN_CORNERS = { line: 2, polygon: 3 } as const;

export const isEnough = ({ kind, points }: Sketch) => points.length >= MIN_CORNERS[kind];

/**
 * Adds a corner. If it is on the last one (the second click of a double click), or on a polygon's first, the sketch
 * is finished instead, provided it has enough; `same` says whether two places are one.
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

/** Reopens a finished sketch, or removes the last corner of an open one. */
export const undo = (sketch: Sketch): Sketch =>
  sketch.finished
    ? { ...sketch, finished: false }
    : { ...sketch, points: sketch.points.slice(0, -1) };

const equal = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
