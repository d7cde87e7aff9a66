import { writeVarint } from './protobuf.ts';

const moveTo = 1;
const lineTo = 2;
const closePath = 15;

/** How packed coordinates become tile units; the shifts include the half that rounds. */
export type TileTransform = { scaleX: number; scaleY: number; shiftX: number; shiftY: number };

/** For vertices that are already in tile units. */
export const unitTransform: TileTransform = { scaleX: 1, scaleY: 1, shiftX: 0.5, shiftY: 0.5 };

/** The most bytes that a path of this many vertices can take. */
export function pathLimit(vertices: number): number {
  return vertices * 10 + 12;
}

/**
 * The vertices of one part in whole tile units, without repeats, and twice its signed area (positive is clockwise on
 * the screen, which is what the specification requires of an outer ring).
 */
export class QuantisedPath {
  xs = new Int32Array(1024);
  ys = new Int32Array(1024);
  length = 0;
  doubleArea = 0;

  /** Takes vertices `from … to` of a packed list: unit = value × scale + shift, rounded. */
  take(xy: Float64Array, from: number, to: number, frame: TileTransform): void {
    if (to - from > this.xs.length) this.grow(to - from);
    const { scaleX, scaleY, shiftX, shiftY } = frame;
    const { xs, ys } = this;
    let length = 0;
    let lastX = 0;
    let lastY = 0;
    let area = 0;
    for (let v = from, at = from * 2; v < to; v++, at += 2) {
      const x = Math.floor(xy[at]! * scaleX + shiftX);
      const y = Math.floor(xy[at + 1]! * scaleY + shiftY);
      if (length > 0 && x === lastX && y === lastY) continue;
      area += lastX * y - x * lastY;
      xs[length] = x;
      ys[length] = y;
      length++;
      lastX = x;
      lastY = y;
    }
    this.length = length;
    this.doubleArea = length === 0 ? 0 : area + lastX * ys[0]! - xs[0]! * lastY;
  }

  private grow(vertices: number): void {
    this.xs = new Int32Array(vertices * 2);
    this.ys = new Int32Array(vertices * 2);
  }
}

/** Writes geometry commands; within one feature the pen stays where the last command left it. */
export class Pen {
  x = 0;
  y = 0;

  lift(): void {
    this.x = 0;
    this.y = 0;
  }

  /** A ring, reversed if its area has the wrong sign. */
  ring(out: Uint8Array, at: number, path: QuantisedPath, outer: boolean): number {
    const turned = path.doubleArea > 0 !== outer;
    let last = path.length - 1;
    while (path.xs[last] === path.xs[0] && path.ys[last] === path.ys[0]) last--;
    const pos = this.run(out, at, path, last + 1, turned);
    out[pos] = closePath;
    return pos + 1;
  }

  line(out: Uint8Array, at: number, path: QuantisedPath): number {
    return this.run(out, at, path, path.length, false);
  }

  points(out: Uint8Array, at: number, { xs, ys, length }: QuantisedPath): number {
    let pos = writeVarint(out, at, (length << 3) | moveTo);
    for (let v = 0; v < length; v++) pos = this.step(out, pos, xs[v]!, ys[v]!);
    return pos;
  }

  point(out: Uint8Array, at: number, x: number, y: number): number {
    out[at] = (1 << 3) | moveTo;
    return this.step(out, at + 1, x, y);
  }

  private run(
    out: Uint8Array,
    at: number,
    path: QuantisedPath,
    n: number,
    turned: boolean,
  ): number {
    const { xs, ys } = path;
    let pos = this.point(out, at, xs[0]!, ys[0]!);
    pos = writeVarint(out, pos, ((n - 1) << 3) | lineTo);
    let x = this.x;
    let y = this.y;
    const step = turned ? -1 : 1;
    for (let v = turned ? n - 1 : 1, left = n - 1; left > 0; left--, v += step) {
      const dx = xs[v]! - x;
      const dy = ys[v]! - y;
      const zx = (dx << 1) ^ (dx >> 31);
      const zy = (dy << 1) ^ (dy >> 31);
      if ((zx | zy) < 128) {
        out[pos++] = zx;
        out[pos++] = zy;
      } else {
        pos = writeVarint(out, pos, zx);
        pos = writeVarint(out, pos, zy);
      }
      x += dx;
      y += dy;
    }
    this.x = x;
    this.y = y;
    return pos;
  }

  private step(out: Uint8Array, at: number, x: number, y: number): number {
    const dx = x - this.x;
    const dy = y - this.y;
    this.x = x;
    this.y = y;
    return writeVarint(out, writeVarint(out, at, (dx << 1) ^ (dx >> 31)), (dy << 1) ^ (dy >> 31));
  }
}
