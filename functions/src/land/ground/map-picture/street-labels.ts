import type { MapLabel } from './label-room.ts';
import type { Spot } from './shapes.ts';

/** Points between two places at which a name is tried. */
const STEP = 10;
/** How far a street may bend away under its name, in points. */
const MAX_BEND = 2.2;

/**
 * Where a name of this width can stand on a line, along it and readable without turning the page; the places nearest to
 * `near` first.
 */
export function alongLine(
  line: readonly Spot[],
  text: string,
  width: number,
  near: Spot,
): MapLabel[] {
  const lengths = lengthsTo(line);
  const whole = lengths.at(-1) ?? 0;
  const places: MapLabel[] = [];
  for (let middle = width / 2; middle <= whole - width / 2; middle += STEP) {
    const label = labelOn(line, lengths, middle, width);
    if (label) places.push({ text, ...label });
  }
  const away = ({ at }: MapLabel) => Math.hypot(at[0] - near[0], at[1] - near[1]);
  return places.toSorted((one, other) => away(one) - away(other));
}

/** The length of the line up to each of its corners. */
function lengthsTo(line: readonly Spot[]): number[] {
  let sum = 0;
  return line.map((spot, index) => {
    const before = line[index - 1];
    if (before) sum += Math.hypot(spot[0] - before[0], spot[1] - before[1]);
    return sum;
  });
}

function labelOn(line: readonly Spot[], lengths: number[], middle: number, width: number) {
  const [from, to] = [middle - width / 2, middle + width / 2];
  const [first, last] = [spotAt(line, lengths, from), spotAt(line, lengths, to)];
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]);
  if (chord < width * 0.9) return undefined;
  const [east, south] = [(last[0] - first[0]) / chord, (last[1] - first[1]) / chord];
  const isStraight = line.every((spot, index) => {
    const at = lengths[index] ?? 0;
    if (at <= from || at >= to) return true;
    return Math.abs((spot[0] - first[0]) * south - (spot[1] - first[1]) * east) <= MAX_BEND;
  });
  if (!isStraight) return undefined;
  const angle = (Math.atan2(south, east) * 180) / Math.PI;
  const at: Spot = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  return { at, angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle };
}

/** The spot at a length along the line. */
function spotAt(line: readonly Spot[], lengths: number[], length: number): Spot {
  const next = Math.max(
    1,
    lengths.findIndex((each) => each >= length),
  );
  const [from, to] = [line[next - 1], line[next]];
  if (!from || !to) return line[0] ?? [0, 0];
  const [before, after] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  const share = after > before ? (length - before) / (after - before) : 0;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
