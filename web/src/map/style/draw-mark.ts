import { markOf, type Mark } from './mark.ts';

/** Image pixels per map pixel: sharp on high-resolution screens. */
export const MARK_RATIO = 2;

/** The image for a mark's name, in the form map engines take; undefined for other names. */
export function markImage(name: string): ImageData | undefined {
  const mark = markOf(name);
  if (!mark) return undefined;
  const size = Math.round(markSize(mark) * MARK_RATIO);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  drawMark(context, mark, size);
  return context.getImageData(0, 0, size, size);
}

/** The side in pixels of the square that contains a mark; a pattern repeats at this interval. */
export function markSize(mark: Mark): number {
  if (mark.kind !== 'stripes') return mark.size;
  // A stripe and its gap across the square's diagonal repeat exactly after one square.
  const across = 2 * mark.width;
  return mark.angle % 90 === 0 ? across : Math.round(across * Math.SQRT2);
}

/** Draws a mark in a square of `size`. */
export function drawMark(context: CanvasRenderingContext2D, mark: Mark, size: number): void {
  context.fillStyle = mark.color;
  context.strokeStyle = mark.color;
  if (mark.kind === 'icon') return drawIcon(context, mark.icon, size);
  if (mark.background) {
    context.fillStyle = mark.background;
    context.fillRect(0, 0, size, size);
    context.fillStyle = mark.color;
  }
  if (mark.kind === 'stripes') drawStripes(context, mark.angle, size);
  else drawPattern(context, mark.pattern, size);
}

function drawStripes(context: CanvasRenderingContext2D, angle: number, size: number): void {
  context.beginPath();
  if (angle === 0) context.rect(0, 0, size / 2, size);
  else if (angle === 90) context.rect(0, 0, size, size / 2);
  else {
    const half = size / 2;
    // Half of the square in two parts, so that the next square continues them.
    const rising: [number, number][][] = [
      [
        [0, half],
        [half, 0],
        [size, 0],
        [0, size],
      ],
      [
        [size, half],
        [half, size],
        [size, size],
      ],
    ];
    for (const corners of rising) {
      corners.forEach(([x, y], index) => {
        const across = angle === 45 ? x : size - x;
        if (index === 0) context.moveTo(across, y);
        else context.lineTo(across, y);
      });
      context.closePath();
    }
  }
  context.fill();
}

function drawPattern(
  context: CanvasRenderingContext2D,
  pattern: Extract<Mark, { kind: 'pattern' }>['pattern'],
  size: number,
): void {
  context.lineWidth = Math.max(1, size / 10);
  context.beginPath();
  switch (pattern) {
    case 'dots':
      context.arc(size / 2, size / 2, size / 6, 0, 2 * Math.PI);
      context.fill();
      return;
    case 'crosses':
      context.moveTo(size / 2, size / 4);
      context.lineTo(size / 2, (size * 3) / 4);
      context.moveTo(size / 4, size / 2);
      context.lineTo((size * 3) / 4, size / 2);
      break;
    case 'grid':
      context.moveTo(size / 2, 0);
      context.lineTo(size / 2, size);
      context.moveTo(0, size / 2);
      context.lineTo(size, size / 2);
      break;
    case 'waves':
      context.moveTo(0, size / 2);
      context.bezierCurveTo(size / 4, 0, size / 4, 0, size / 2, size / 2);
      context.bezierCurveTo((size * 3) / 4, size, (size * 3) / 4, size, size, size / 2);
      break;
  }
  context.stroke();
}

function drawIcon(
  context: CanvasRenderingContext2D,
  icon: Extract<Mark, { kind: 'icon' }>['icon'],
  size: number,
): void {
  const [least, most, middle] = [size * 0.1, size * 0.9, size / 2];
  context.lineWidth = size * 0.18;
  context.beginPath();
  const through = (...corners: [number, number][]) =>
    corners.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  switch (icon) {
    case 'circle':
      context.arc(middle, middle, middle - least, 0, 2 * Math.PI);
      break;
    case 'square':
      context.rect(least, least, most - least, most - least);
      break;
    case 'diamond':
      through([middle, least], [most, middle], [middle, most], [least, middle]);
      break;
    case 'triangle':
      through([middle, least], [most, most], [least, most]);
      break;
    // Points in the direction in which the line was drawn: to the right before it is rotated.
    case 'arrow':
      through([least, least], [most, middle], [least, most], [size * 0.3, middle]);
      break;
    case 'cross':
      through([least, least], [most, most]);
      context.moveTo(most, least);
      context.lineTo(least, most);
      return context.stroke();
    case 'tick':
      through([least, middle], [size * 0.4, most], [most, least]);
      return context.stroke();
  }
  context.closePath();
  context.fill();
}
