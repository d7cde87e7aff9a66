import type { TypedBlock } from '../block-schemas.ts';
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

interface WithOptions {
  options: readonly { imageFileId?: number | null | undefined }[];
}

/** Other types of block have no pictures. */
export const typesWithPictures: readonly TypedBlock['type'][] = ['image', 'poll', 'question'];

/** The pictures of a block. */
export function picturesIn({ type, content }: TypedBlock): PictureUse[] {
  if (type === 'image')
    return content.fileId === null
      ? []
      : [{ fileId: content.fileId, crop: content.crop, isOption: false, field: 'fileId' }];
  if (type === 'poll') return ofOptions(content, '');
  if (type !== 'question') return [];
  return [
    ...ofOptions(content, ''),
    ...content.questions.flatMap((each, at) => ofOptions(each, `questions.${at}.`)),
  ];
}

const ofOptions = ({ options }: WithOptions, at: string): PictureUse[] =>
  options.flatMap(({ imageFileId: fileId }, place) =>
    fileId === null || fileId === undefined
      ? []
      : [{ fileId, crop: null, isOption: true, field: `${at}options.${place}.imageFileId` }],
  );

/** What a block says with other pictures in place of its own; those that have none are taken out, for they belong to a document. */
export function withPictures(
  { type, content }: TypedBlock,
  others: ReadonlyMap<number, number>,
): TypedBlock['content'] {
  const otherOf = (fileId: number | null) =>
    fileId === null ? null : (others.get(fileId) ?? null);
  if (type === 'image') {
    const fileId = otherOf(content.fileId);
    return { ...content, fileId, crop: fileId === null ? null : content.crop };
  }
  const bare = <Asked extends WithOptions>(asked: Asked): Asked => ({
    ...asked,
    options: asked.options.map((option) =>
      option.imageFileId ? { ...option, imageFileId: otherOf(option.imageFileId) } : option,
    ),
  });
  if (type === 'poll') return bare(content);
  if (type !== 'question') return content;
  return { ...bare(content), questions: content.questions.map(bare) };
}
