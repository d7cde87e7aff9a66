import type { Sharp } from 'sharp';
import { MAX_PIXELS } from './inspect-image.ts';

const TIMEOUT_SECONDS = 20;
const JPEG_QUALITY = 90;

/**
 * The image re-encoded: pixels only, upright, in sRGB, without location, camera data or anything after its end.
 * Undefined if it cannot be decoded to its last row. Throws if sharp itself is not available.
 */
export async function redrawImage(
  bytes: Buffer,
  type: 'image/png' | 'image/jpeg',
): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  // Keep one file at a time in memory, not the last fifty.
  sharp.cache(false);
  const image = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
    failOn: 'warning',
  })
    .autoOrient()
    .timeout({ seconds: TIMEOUT_SECONDS });
  try {
    return await encoded(image, type).toBuffer();
  } catch {
    return undefined;
  }
}

function encoded(image: Sharp, type: 'image/png' | 'image/jpeg'): Sharp {
  return type === 'image/png'
    ? image.png({ compressionLevel: 6 })
    : image.jpeg({ quality: JPEG_QUALITY });
}
