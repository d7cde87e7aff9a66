import type { Canvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Dots to the inch of a PDF's own unit. */
const PDF_DPI = 72;
/** So that a page as large as a wall takes no more memory than a page of paper. */
const MAX_SIDE = 3_000;

/** A page drawn on white at so many dots to the inch, or fewer where it is very large. */
export async function drawPage(page: PDFPageProxy, dpi: number): Promise<Canvas> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(dpi / PDF_DPI, MAX_SIDE / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas,
    viewport,
    background: 'white',
  }).promise;
  return canvas;
}
