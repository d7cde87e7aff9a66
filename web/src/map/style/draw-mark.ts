import { markOf, type Mark } from '@contract/land/ground/layers/style/mark.ts';
import { markShape, markSize } from '@contract/land/ground/layers/style/mark-shape.ts';

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

/** Draws a mark in a square of `size`. */
export function drawMark(context: CanvasRenderingContext2D, mark: Mark, size: number): void {
  if (mark.kind !== 'icon' && mark.background) {
    context.fillStyle = mark.background;
    context.fillRect(0, 0, size, size);
  }
  const { path, line } = markShape(mark, size);
  context.fillStyle = mark.color;
  context.strokeStyle = mark.color;
  const outline = new Path2D(path);
  if (line === null) {
    // A canvas is no array.
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
    context.fill(outline);
    return;
  }
  context.lineWidth = line;
  context.stroke(outline);
}
