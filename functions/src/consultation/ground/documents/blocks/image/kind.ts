import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import type { EditionPicture } from '../../edition.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { pictureKey } from '../../pictures/picture-use.ts';
import { adviceOnPictures } from './advice.ts';
import { emptyImage, type ImageContent, imageContent, imageFaults } from './schema.ts';

/** A picture with its caption. */
export const imageBlockKind: BlockKind<ImageContent, { type: 'image'; content: EditionPicture }> = {
  schema: imageContent,
  empty: emptyImage,
  faults: imageFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: {
    uses: ({ fileId, crop }) =>
      fileId === null ? [] : [{ fileId, crop, isOption: false, field: 'fileId' }],
    replaced: (content, otherOf) => {
      const fileId = otherOf(content.fileId);
      return { ...content, fileId, crop: fileId === null ? null : content.crop };
    },
  },
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: ({ fileId, crop, alt, isDecorative, caption }, _id, { pictures }) => {
    const files = pictures.get(pictureKey({ fileId: fileId ?? 0, crop, isOption: false }));
    if (!files) throw new Error(`Picture ${fileId} was not resolved`);
    return {
      type: 'image',
      content: { alt: isDecorative ? '' : alt.trim(), caption: caption.trim(), files },
    };
  },
  published: {
    type: 'image',
    htmlFields: [],
    words: ({ alt, caption }) => [alt, caption],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: () => ({ content: emptyImage() }),
    taken: asItIs,
    toFillIn: (_content, left) => [fillInMessages.picture, ...leftToFillIn(left)],
  },
  advice: adviceOnPictures,
};
