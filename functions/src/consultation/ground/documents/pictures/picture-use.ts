import type { PictureCrop } from './crop.ts';

/** A picture as a block has it. */
export interface PictureUse {
  fileId: number;
  /** null: all of it. Pictures of options are always cut to squares. */
  crop: PictureCrop | null;
  isOption: boolean;
  /** Where in the content of its block: 'options.2.imageFileId'. */
  field: string;
}

/** Tells how a picture is made for an edition: once, however often it stands in it. */
export function pictureKey({ fileId, crop, isOption }: Omit<PictureUse, 'field'>): string {
  if (isOption) return `${fileId}-option`;
  if (!crop) return `${fileId}-whole`;
  const parts = [crop.x, crop.y, crop.width, crop.height];
  return [fileId, ...parts.map((part) => Math.round(part * 10_000))].join('-');
}

/** The picture that stands in the place of another; null for none. */
export type OtherPicture = (fileId: number | null) => number | null;
