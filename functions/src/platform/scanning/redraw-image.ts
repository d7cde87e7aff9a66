import type { Sharp } from 'sharp';
import { MOST_PIXELS } from './inspect-image.ts';

const LONGEST_SECONDS = 20;
const JPEG_QUALITY = 90;

/**
 * The image drawn anew: pixels only, upright, in sRGB, without place, camera or anything behind its end. Undefined
 * for one that cannot be drawn to its last row. Throws where sharp itself cannot be had.
 */
export async function redrawImage(
  bytes: Buffer,
  type: 'image/png' | 'image/jpeg',
): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  // One file at a time is held in memory, not the last fifty.
  sharp.cache(false);
  const image = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
    failOn: 'warning',
  })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS });
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
