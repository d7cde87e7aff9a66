import type { Mark } from './mark.ts';

/** One shape of a mark: a path of SVG and canvas alike, filled, or drawn with a line of this width. */
export interface MarkShape {
  path: string;
  line: number | null;
}

/** The side in pixels of the square that contains a mark; a pattern repeats at this interval. */
export function markSize(mark: Mark): number {
  if (mark.kind !== 'stripes') return mark.size;
  // A stripe and its gap across the square's diagonal repeat exactly after one square.
  const across = 2 * mark.width;
  return mark.angle % 90 === 0 ? across : Math.round(across * Math.SQRT2);
}

/** What is drawn of a mark in its colour, in a square of `size`. */
export function markShape(mark: Mark, size: number): MarkShape {
  switch (mark.kind) {
    case 'stripes':
      return filled(stripes(mark.angle, size));
    case 'pattern':
      return pattern(mark.pattern, size);
    case 'icon':
      return icon(mark.icon, size);
  }
}

type Corner = [x: number, y: number];

const filled = (path: string): MarkShape => ({ path, line: null });
const through = (...corners: Corner[]) =>
  `M${corners.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}`;
const area = (...corners: Corner[]) => `${through(...corners)}Z`;
const box = (x: number, y: number, width: number, height: number) =>
  area([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
const disc = (middle: number, radius: number) => {
  const half = `a${tidy(radius)} ${tidy(radius)} 0 1 0`;
  return `M${tidy(middle - radius)} ${tidy(middle)}${half} ${tidy(2 * radius)} 0${half} ${tidy(-2 * radius)} 0Z`;
};
const tidy = (value: number) => Math.round(value * 100) / 100;

function stripes(angle: number, size: number): string {
  const half = size / 2;
  if (angle === 0) return box(0, 0, half, size);
  if (angle === 90) return box(0, 0, size, half);
  const across = (...corners: Corner[]) =>
    area(...corners.map(([x, y]): Corner => [angle === 45 ? x : size - x, y]));
  // Half of the square in two parts, so that the next square continues them.
  return (
    across([0, half], [half, 0], [size, 0], [0, size]) +
    across([size, half], [half, size], [size, size])
  );
}

function pattern(kind: Extract<Mark, { kind: 'pattern' }>['pattern'], size: number): MarkShape {
  const [half, line] = [size / 2, Math.max(1, size / 10)];
  switch (kind) {
    case 'dots':
      return filled(disc(half, size / 6));
    case 'crosses':
      return {
        line,
        path:
          through([half, size / 4], [half, (size * 3) / 4]) +
          through([size / 4, half], [(size * 3) / 4, half]),
      };
    case 'grid':
      return { line, path: through([half, 0], [half, size]) + through([0, half], [size, half]) };
    case 'waves': {
      const [quarter, most] = [tidy(size / 4), tidy((size * 3) / 4)];
      const [middle, end] = [tidy(half), tidy(size)];
      return {
        line,
        path: `M0 ${middle}C${quarter} 0 ${quarter} 0 ${middle} ${middle}C${most} ${end} ${most} ${end} ${end} ${middle}`,
      };
    }
  }
}

function icon(kind: Extract<Mark, { kind: 'icon' }>['icon'], size: number): MarkShape {
  const [least, most, middle] = [size * 0.1, size * 0.9, size / 2];
  const line = size * 0.18;
  switch (kind) {
    case 'circle':
      return filled(disc(middle, middle - least));
    case 'square':
      return filled(box(least, least, most - least, most - least));
    case 'diamond':
      return filled(area([middle, least], [most, middle], [middle, most], [least, middle]));
    case 'triangle':
      return filled(area([middle, least], [most, most], [least, most]));
    // Points in the direction in which the line was drawn: to the right before it is rotated.
    case 'arrow':
      return filled(area([least, least], [most, middle], [least, most], [size * 0.3, middle]));
    case 'cross':
      return {
        line,
        path: through([least, least], [most, most]) + through([most, least], [least, most]),
      };
    case 'tick':
      return { line, path: through([least, middle], [size * 0.4, most], [most, least]) };
  }
}
