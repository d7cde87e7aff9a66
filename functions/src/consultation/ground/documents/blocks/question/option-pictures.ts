import type { OtherPicture, PictureUse } from '../../pictures/picture-use.ts';
import type { QuestionOption } from './schema.ts';

interface WithOptions {
  options: readonly QuestionOption[];
}

/** The pictures of options; `path` is that of the question in the content of its block. */
export const optionPictures = ({ options }: WithOptions, path: string): PictureUse[] =>
  options.flatMap(({ imageFileId: fileId }, place) =>
    fileId === null || fileId === undefined
      ? []
      : [{ fileId, crop: null, isOption: true, field: `${path}options.${place}.imageFileId` }],
  );

/** A question with other pictures in place of its options' own. */
export const withOptionPictures = <Asked extends WithOptions>(
  asked: Asked,
  otherOf: OtherPicture,
): Asked => ({
  ...asked,
  options: asked.options.map((option) =>
    option.imageFileId ? { ...option, imageFileId: otherOf(option.imageFileId) } : option,
  ),
});
