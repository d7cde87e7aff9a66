/** A rectangle in tile units. */
export type Window = { minX: number; minY: number; maxX: number; maxY: number };

/** Buffer for the vertices of a shape being clipped: x and y in turn, tile units. */
export class VertexList {
  data = new Float64Array(4096);
  length = 0;

  push(x: number, y: number): void {
    if (this.length + 2 > this.data.length) {
      const larger = new Float64Array(this.data.length * 2);
      larger.set(this.data);
      this.data = larger;
    }
    this.data[this.length++] = x;
    this.data[this.length++] = y;
  }
}

const spare = new VertexList();
const other = new VertexList();

/**
 * The part of a ring inside the window (Sutherland and Hodgman): one ring, which may run along
 * the window's edge. The result is valid until the next call.
 */
export function clipRing(ring: VertexList, window: Window): VertexList {
  let from = ring;
  for (const side of [0, 1, 2, 3] as const) {
    const to = from === spare ? other : spare;
    to.length = 0;
    cutRing(from, to, side, window);
    from = to;
  }
  return from;
}

function cutRing(from: VertexList, to: VertexList, side: 0 | 1 | 2 | 3, window: Window): void {
  const { data, length } = from;
  if (length === 0) return;
  const axis = side & 1;
  const limit = [window.minX, window.minY, window.maxX, window.maxY][side]!;
  const sign = side < 2 ? 1 : -1;
  let beforeX = data[length - 2]!;
  let beforeY = data[length - 1]!;
  let beforeIn = sign * ((axis ? beforeY : beforeX) - limit) >= 0;
  for (let at = 0; at < length; at += 2) {
    const x = data[at]!;
    const y = data[at + 1]!;
    const isIn = sign * ((axis ? y : x) - limit) >= 0;
    if (isIn !== beforeIn) {
      if (axis) to.push(beforeX + ((x - beforeX) * (limit - beforeY)) / (y - beforeY), limit);
      else to.push(limit, beforeY + ((y - beforeY) * (limit - beforeX)) / (x - beforeX));
    }
    if (isIn) to.push(x, y);
    beforeX = x;
    beforeY = y;
    beforeIn = isIn;
  }
}

/** Clips a line to the window (Liang and Barsky) and passes on each remaining piece. */
export function clipLine(line: VertexList, window: Window, piece: (cut: VertexList) => void): void {
  const { data, length } = line;
  const cut = spare;
  cut.length = 0;
  for (let at = 2; at < length; at += 2) {
    const x = data[at - 2]!;
    const y = data[at - 1]!;
    const dx = data[at]! - x;
    const dy = data[at + 1]! - y;
    const [enter, leave] = crossing(x, y, dx, dy, window);
    if (enter > leave) continue;
    if (cut.length === 0) cut.push(x + enter * dx, y + enter * dy);
    if (leave === 1) cut.push(data[at]!, data[at + 1]!);
    else cut.push(x + leave * dx, y + leave * dy);
    if (leave < 1) {
      piece(cut);
      cut.length = 0;
    }
  }
  if (cut.length > 0) piece(cut);
}

/** The fractions of a segment between which it is in the window; reversed if it never is. */
function crossing(x: number, y: number, dx: number, dy: number, window: Window): [number, number] {
  let enter = 0;
  let leave = 1;
  const sides: [number, number][] = [
    [-dx, x - window.minX],
    [dx, window.maxX - x],
    [-dy, y - window.minY],
    [dy, window.maxY - y],
  ];
  for (const [towards, distance] of sides) {
    if (towards === 0) {
      if (distance < 0) return [1, 0];
    } else if (towards < 0) enter = Math.max(enter, distance / towards);
    else leave = Math.min(leave, distance / towards);
  }
  return [enter, leave];
}
