import { escapeHtml } from '../../../platform/html.ts';
import type { Mark } from '../layers/style/mark.ts';
import { markShape, markSize } from '../layers/style/mark-shape.ts';
import { short, type Spot } from './shapes.ts';

/** A pixel of a style in points of a picture. */
export const POINTS_PER_PIXEL = 0.75;
const PREFIX = 'url(#';

/** How an area is filled with a pattern: `markPatterns` has what this names. */
export const markPattern = (mark: Mark): string => `${PREFIX}${nameOf(mark)})`;

const asked = /url\(#(mark-[\da-z-]+)\)/g;

/** The definitions of the patterns that drawn shapes name. */
export function markPatterns(drawn: readonly string[]): string[] {
  const names = new Set(
    drawn.flatMap((each) => Array.from(each.matchAll(asked), ([, name = '']) => name)),
  );
  return Array.from(names, (name) => {
    const mark = markNamed(name);
    const size = markSize(mark);
    const back =
      mark.kind !== 'icon' && mark.background
        ? `<rect width="${size}" height="${size}" fill="${escapeHtml(mark.background)}"/>`
        : '';
    return `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="scale(${POINTS_PER_PIXEL})">${back}${shapeOf(mark, size)}</pattern>`;
  });
}

/** A mark whose middle is at a spot. */
export function placedMark(
  mark: Mark,
  [x, y]: Spot,
  { opacity, scale = 1, angle = 0 }: { opacity: number; scale?: number; angle?: number },
): string {
  const size = markSize(mark);
  const shown = POINTS_PER_PIXEL * scale;
  const turn = angle === 0 ? '' : ` rotate(${short(angle)})`;
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<g transform="translate(${short(x)} ${short(y)})${turn} scale(${shown}) translate(${-size / 2} ${-size / 2})"${faint}>${shapeOf(mark, size)}</g>`;
}

/** Marks along a line, as far from one another as its style says, turned as the line goes there. */
export function marksAlong(
  mark: Mark,
  spots: readonly Spot[],
  { spacing, opacity }: { spacing: number; opacity: number },
): string[] {
  const drawn: string[] = [];
  const step = Math.max(2, spacing);
  let next = step / 2;
  let passed = 0;
  for (const [index, to] of spots.entries()) {
    const from = spots[index - 1];
    if (!from) continue;
    const [across, down] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(across, down);
    const angle = (Math.atan2(down, across) * 180) / Math.PI;
    if (length === 0) continue;
    for (; next <= passed + length; next += step) {
      const share = (next - passed) / length;
      const spot: Spot = [from[0] + across * share, from[1] + down * share];
      drawn.push(placedMark(mark, spot, { opacity, angle }));
    }
    passed += length;
  }
  return drawn;
}

function shapeOf(mark: Mark, size: number): string {
  const { path, line } = markShape(mark, size);
  const paint = escapeHtml(mark.color);
  return line === null
    ? `<path d="${path}" fill="${paint}"/>`
    : `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${line}"/>`;
}

/** One id for one look: several pictures in a page may define it, and mean the same. */
const nameOf = (mark: Mark) => `mark-${Buffer.from(JSON.stringify(mark)).toString('hex')}`;
const markNamed = (name: string): Mark =>
  JSON.parse(Buffer.from(name.slice('mark-'.length), 'hex').toString()) as Mark;
