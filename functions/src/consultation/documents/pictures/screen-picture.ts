import type { UploadType } from '../../../land/ground/files/file-limits.ts';
import { type CutPicture, cutPicture } from './cut-picture.ts';

const SCREEN_PIXELS = 1200;

/** A whole picture, as wide as a builder shows it. */
export async function screenPicture(bytes: Uint8Array, type: UploadType): Promise<CutPicture> {
  const [picture] = await cutPicture(bytes, type, { crop: null, isOption: false }, [SCREEN_PIXELS]);
  if (!picture) throw new Error('A picture without pixels');
  return picture;
}
