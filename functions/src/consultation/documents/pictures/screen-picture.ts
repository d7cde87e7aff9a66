import type { UploadType } from '../../../records/files/file-limits.ts';
import { type CutPicture, cutPicture } from './cut-picture.ts';
import { pictureTurn } from './cutting-turns.ts';

const SCREEN_PIXELS = 1200;

/**
 * A whole picture, as wide as a builder shows it; `read` when it is its turn, so that those that wait hold nothing.
 * Throws unavailable where too many of the council wait.
 */
export async function screenPicture(
  read: () => Promise<Uint8Array>,
  type: UploadType,
  council: string,
): Promise<CutPicture> {
  const [picture] = await pictureTurn(
    async () => cutPicture(await read(), type, { crop: null, isOption: false }, [SCREEN_PIXELS]),
    council,
  );
  if (!picture) throw new Error('A picture without pixels');
  return picture;
}
