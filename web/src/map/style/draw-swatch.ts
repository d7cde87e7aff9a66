import type { LayerStyle } from '@contract/land/ground/layers/style/layer-style.ts';
import { markSize } from '@contract/land/ground/layers/style/mark-shape.ts';
import { drawMark } from './draw-mark.ts';
import { swatchParts, type SwatchPart } from './swatch-parts.ts';

/** Of a swatch in CSS pixels, and how much finer it is drawn. */
export const SWATCH = { width: 24, height: 16, ratio: 2 };
const { width: WIDTH, height: HEIGHT, ratio: RATIO } = SWATCH;

interface SwatchLook {
  /** What the layer's features are. */
  of: 'point' | 'line' | 'polygon';
  opacity?: number;
}

/** Draws a layer's style in miniature, from the same layers as the map. */
export function drawSwatch(
  canvas: HTMLCanvasElement,
  style: LayerStyle,
  { of, opacity = 1 }: SwatchLook,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(RATIO, 0, 0, RATIO, 0, 0);
  context.clearRect(0, 0, WIDTH, HEIGHT);
  for (const part of swatchParts(style, opacity)) drawPart(context, part, of === 'line');
  context.globalAlpha = 1;
}

function drawPart(context: CanvasRenderingContext2D, part: SwatchPart, isLine: boolean): void {
  context.globalAlpha = part.opacity;
  if (part.type === 'fill') return fill(context, part);
  if (part.type === 'line') return line(context, part, isLine);
  if (part.type === 'circle') return dot(context, part);
  if (part.mark) mark(context, part.mark);
  else if (part.text) letter(context, part);
}

const share = (index: number, of: number) => [(WIDTH * index) / of, WIDTH / of] as const;

function fill(context: CanvasRenderingContext2D, { colours, mark: pattern }: SwatchPart): void {
  if (!pattern) {
    colours.forEach((colour, index) => {
      const [from, wide] = share(index, colours.length);
      context.fillStyle = colour;
      context.fillRect(from, 0, wide, HEIGHT);
    });
    return;
  }
  const size = Math.min(markSize(pattern), HEIGHT);
  for (let x = 0; x < WIDTH; x += size) {
    for (let y = 0; y < HEIGHT; y += size) {
      context.save();
      context.translate(x, y);
      drawMark(context, pattern, size);
      context.restore();
    }
  }
}

/** A line across, or the outline of an area. */
function line(
  context: CanvasRenderingContext2D,
  { colours, width, dashes }: SwatchPart,
  isLine: boolean,
): void {
  const thick = Math.min(6, Math.max(1, width));
  context.lineWidth = thick;
  context.setLineDash(dashes.map((each) => each * thick));
  context.strokeStyle = colours[0] ?? '#000000';
  context.beginPath();
  if (isLine) {
    context.moveTo(0, HEIGHT / 2);
    context.lineTo(WIDTH, HEIGHT / 2);
  } else context.rect(thick / 2, thick / 2, WIDTH - thick, HEIGHT - thick);
  context.stroke();
  context.setLineDash([]);
}

function dot(context: CanvasRenderingContext2D, { colours, width, stroke }: SwatchPart): void {
  colours.forEach((colour, index) => {
    const [from, wide] = share(index, colours.length);
    context.beginPath();
    context.arc(from + wide / 2, HEIGHT / 2, Math.min(width, 7, wide / 2), 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
    if (!stroke) return;
    context.strokeStyle = stroke.colour;
    context.lineWidth = stroke.width;
    context.stroke();
  });
}

function mark(context: CanvasRenderingContext2D, drawn: NonNullable<SwatchPart['mark']>): void {
  const size = Math.min(markSize(drawn), HEIGHT - 2);
  context.save();
  context.translate((WIDTH - size) / 2, (HEIGHT - size) / 2);
  drawMark(context, drawn, size);
  context.restore();
}

function letter(context: CanvasRenderingContext2D, { colours }: SwatchPart): void {
  context.fillStyle = colours[0] ?? '#000000';
  context.font = '600 11px Inter Variable, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('Aa', WIDTH / 2, HEIGHT / 2);
}
