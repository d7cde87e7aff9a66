import type { Metadata, Sharp } from 'sharp';
import type { UploadType } from '../../../records/files/file-limits.ts';
import { OPTION_PICTURE } from '../../ground/documents/blocks/question/limits.ts';
import type { PictureUse } from '../../ground/documents/pictures/picture-use.ts';

/** Wide enough for a page at twice its pixels, and for a phone. */
export const PAGE_WIDTHS = [800, 1600];
/** For dense screens. */
const OPTION_PIXELS = 2 * OPTION_PICTURE;
const QUALITY = 80;

export interface CutPicture {
  contentType: 'image/jpeg' | 'image/png';
  body: Buffer;
  width: number;
  height: number;
}

/** A picture cut as it is used, in each of these widths that it has; never larger than it is. */
export async function cutPicture(
  bytes: Uint8Array,
  type: UploadType,
  { crop, isOption }: Pick<PictureUse, 'crop' | 'isOption'>,
  widths: readonly number[] = PAGE_WIDTHS,
): Promise<CutPicture[]> {
  const { default: sharp } = await import('sharp');
  const whole = await sharp(bytes).metadata();
  if (isOption)
    return [
      await encoded(sharp(bytes).resize(OPTION_PIXELS, OPTION_PIXELS, { fit: 'cover' }), type),
    ];
  const part = partOf(whole, crop);
  const fitting = widths.filter((width) => width < part.width);
  const largest = widths.find((width) => width >= part.width);
  const all = largest === undefined ? fitting : [...fitting, part.width];
  return Promise.all(
    all.map((width) => encoded(sharp(bytes).extract(part).resize({ width }), type)),
  );
}

/** In pixels; at least one of each. */
function partOf({ width, height }: Metadata, crop: PictureUse['crop']) {
  const { x, y, width: wide, height: high } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(Math.floor(x * width), width - 1);
  const top = Math.min(Math.floor(y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(wide * width), width - left)),
    height: Math.max(1, Math.min(Math.round(high * height), height - top)),
  };
}

/** Drawings stay PNG, for their edges and what shines through, unless they are photographs that would be far larger. */
async function encoded(image: Sharp, type: UploadType): Promise<CutPicture> {
  const asJpeg = async () =>
    image
      .clone()
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer({ resolveWithObject: true });
  if (type !== 'image/png') return jpeg(await asJpeg());
  const png = await image
    .clone()
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const { isOpaque } = await image.clone().stats();
  if (isOpaque) {
    const small = await asJpeg();
    if (small.data.length * 2 < png.data.length) return jpeg(small);
  }
  return { contentType: 'image/png', body: png.data, ...measures(png.info) };
}

interface Written {
  data: Buffer;
  info: { width: number; height: number };
}
const measures = ({ width, height }: Written['info']) => ({ width, height });
const jpeg = ({ data, info }: Written): CutPicture => ({
  contentType: 'image/jpeg',
  body: data,
  ...measures(info),
});
