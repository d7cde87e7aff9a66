import { jpegSize, pngSize } from './image-size.ts';
import { scanMessages as messages } from './messages.ts';

/** An A1 drawing at 300 dots per inch has 70 million. */
export const MAX_PIXELS = 100_000_000;
/** For images that a decoder must hold whole (interlaced, progressive): 25 million pixels take 150 MB. */
const MAX_PIXELS_IN_MEMORY = 25_000_000;

/** Why an image is refused on the strength of its header alone. */
export function inspectImage(bytes: Buffer, type: 'image/png' | 'image/jpeg'): string | undefined {
  const size = type === 'image/png' ? pngSize(bytes) : jpegSize(bytes);
  if (!size || size.width === 0 || size.height === 0) return messages.damaged;
  const { width, height, atOnce } = size;
  return width * height > (atOnce ? MAX_PIXELS_IN_MEMORY : MAX_PIXELS)
    ? messages.tooManyPixels(width, height)
    : undefined;
}
