import type { AttachmentBox } from '../contract/parts.ts';
import { openPdf } from '../../ground/pdf-pages/open-pdf.ts';
import { drawPage } from '../../ground/pdf-pages/draw-page.ts';
import type { CopiedPage, RedactorAnswer, RedactorTask } from './redactor-task.ts';

/** Sharp enough to be read and printed. */
const COPY_DPI = 150;
const JPEG_QUALITY = 80;
const MAX_PIXELS = 100_000_000;

/** Counts the pages of a clean file, or draws them anew with the boxes burnt in. Throws for what cannot be drawn. */
export async function redact({ contentType, bytes, boxes }: RedactorTask): Promise<RedactorAnswer> {
  if (contentType !== 'application/pdf')
    return boxes ? { pages: 1, picture: await redrawn(bytes, contentType, boxes) } : { pages: 1 };
  const pdf = await openPdf(bytes);
  if (!boxes) return { pages: pdf.numPages };
  const drawn: CopiedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const canvas = await drawPage(page, COPY_DPI);
    const context = canvas.getContext('2d');
    context.resetTransform();
    context.fillStyle = '#000000';
    for (const { left, top, width, height } of pixelsOf(boxes, number, canvas))
      context.fillRect(left, top, width, height);
    const { width, height } = page.getViewport({ scale: 1 });
    drawn.push({ picture: await canvas.encode('jpeg', JPEG_QUALITY), width, height });
    page.cleanup();
  }
  return { pages: pdf.numPages, drawn };
}

/** Pixels alone: sharp leaves everything else of a file behind. */
async function redrawn(bytes: Uint8Array, contentType: string, boxes: readonly AttachmentBox[]) {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient } = await image.metadata();
  const black = pixelsOf(boxes, 1, autoOrient).map(({ left, top, width, height }) => ({
    input: { create: { width, height, channels: 3 as const, background: '#000000' } },
    left,
    top,
  }));
  const covered = image.composite(black);
  return contentType === 'image/png'
    ? covered.png({ compressionLevel: 6 }).toBuffer()
    : covered.jpeg({ quality: JPEG_QUALITY + 10 }).toBuffer();
}

/** The pixels of a page that boxes cover, the ones they only touch included. */
function pixelsOf(
  boxes: readonly AttachmentBox[],
  page: number,
  size: { width: number; height: number },
) {
  return boxes
    .filter((box) => box.page === page)
    .map(({ x, y, width, height }) => {
      const left = Math.min(Math.floor(x * size.width), size.width - 1);
      const top = Math.min(Math.floor(y * size.height), size.height - 1);
      const right = Math.min(Math.ceil((x + width) * size.width), size.width);
      const bottom = Math.min(Math.ceil((y + height) * size.height), size.height);
      return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    });
}
