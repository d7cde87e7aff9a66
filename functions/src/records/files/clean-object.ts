import { readObject, removeObject, writeObject } from '../../platform/bucket-objects.ts';
import { log } from '../../platform/log.ts';
import type { UploadType } from './file-limits.ts';

/** Three to four times as wide as a list shows it, for dense screens. */
const THUMBNAIL_PIXELS = 192;
const QUALITY = 80;

/** Where the small picture of a picture is, in the clean bucket. */
export const thumbnailName = (name: string) => `${name}.thumbnail`;

/** Whether a file of this type has a small picture of itself. */
export const hasThumbnail = (type: UploadType) => type.startsWith('image/');

/** Writes a file that was found clean, and a small picture of it before, so that whoever lists it finds both. */
export async function writeClean(name: string, bytes: Uint8Array, type: UploadType): Promise<void> {
  const small = hasThumbnail(type) ? await thumbnailOf(bytes) : undefined;
  if (small) await writeObject({ bucket: 'clean', name: thumbnailName(name) }, small, 'image/jpeg');
  await writeObject({ bucket: 'clean', name }, bytes, type);
}

/** Takes a file out of the clean bucket, with its small picture. */
export async function removeClean(name: string): Promise<void> {
  await removeObject({ bucket: 'clean', name });
  await removeObject({ bucket: 'clean', name: thumbnailName(name) });
}

/** Copies the bytes of a clean file to where nobody opens them, or back. */
export async function copyClean(
  name: string,
  type: UploadType,
  to: 'clean' | 'quarantined',
): Promise<void> {
  const from = to === 'clean' ? 'quarantined' : 'clean';
  const bytes = await readObject({ bucket: from, name });
  if (to === 'clean') await writeClean(name, bytes, type);
  else await writeObject({ bucket: to, name }, bytes, 'application/octet-stream');
}

/** JPEG; undefined where it can't be made: a list without a picture is better than a file without a verdict. */
async function thumbnailOf(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    return await sharp(bytes)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'cover', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    log.warning('no thumbnail was made', { error: String(error) });
    return undefined;
  }
}
