import type { Point } from './cell.ts';
import type { TownPlan } from './plan.ts';

/** Converts a point of the drawing board to EPSG:27700 metres, to the centimetre. */
export type Bend = (point: Point) => Point;

/**
 * Bends the straight drawing board into land: the river meanders, streets near it follow, and long gentle waves
 * remove the compass-drawn look. One smooth map without folds, so anything valid and gap-free on the board stays so.
 */
export function bendFor(plan: TownPlan): Bend {
  const [sin, cos] = [Math.sin(plan.rotation), Math.cos(plan.rotation)];
  const size = Math.max(0.6, plan.rings[4] / 9000);
  const meander = (x: number) =>
    plan.river.meander *
    (0.6 * Math.sin(x / (760 * size) + 0.7) + 0.4 * Math.sin(x / (410 * size) + 2.1));
  return ([x0, y0]) => {
    const near = Math.exp(-((y0 / (1900 * size)) ** 2));
    const x1 =
      x0 +
      110 * size * Math.sin(y0 / (640 * size) + 0.4) +
      60 * size * Math.sin((x0 + y0) / (900 * size));
    const y1 =
      y0 + meander(x0) * near + 120 * size * Math.sin(x0 / (1100 * size) + y0 / (2300 * size));
    return [
      centimetres(plan.centre[0] + x1 * cos - y1 * sin),
      centimetres(plan.centre[1] + x1 * sin + y1 * cos),
    ];
  };
}

function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}

/** A line with enough points (at most this many metres apart) that bending it leaves no straight shortcuts. */
export function denser(line: readonly Point[], closed: boolean, step = 60): Point[] {
  const dense: Point[] = [];
  const last = closed ? line.length : line.length - 1;
  for (let i = 0; i < last; i++) {
    const [x1, y1] = line[i] as Point;
    const [x2, y2] = line[(i + 1) % line.length] as Point;
    const parts = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step));
    for (let part = 0; part < parts; part++) {
      dense.push([x1 + ((x2 - x1) * part) / parts, y1 + ((y2 - y1) * part) / parts]);
    }
  }
  if (!closed) dense.push(line[line.length - 1] as Point);
  return dense;
}
