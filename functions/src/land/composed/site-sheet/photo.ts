import { readObject } from '../../../platform/bucket-objects.ts';
import { log } from '../../../platform/log.ts';

/** On paper it is 9 cm wide: this is more than 300 dots an inch. */
const MAX_PIXELS = 1200;
const QUALITY = 82;

interface Photo {
  /** JPEG */
  bytes: Uint8Array;
  /** Of its width to its height. */
  ratio: number;
}

/** A clean picture in the size of the sheet; undefined where it cannot be read: a sheet without it is better than none. */
export async function photoFor(object: string): Promise<Photo | undefined> {
  try {
    const bytes = await readObject({ bucket: 'clean', name: object });
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(bytes)
      .resize(MAX_PIXELS, MAX_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, ratio: info.width / info.height };
  } catch (error) {
    log.error('The photograph of a site sheet could not be read', { object, error });
    return undefined;
  }
}
