import { closed, recordId, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';
import { pictureCrop } from '../../pictures/crop.ts';

export const MAX_ALT = 500;
export const MAX_IMAGE_CAPTION = 300;

export const imageContent = closed({
  /** A picture of the same document; null until one is chosen. */
  fileId: recordId.nullable().defined(),
  /** What it shows, for people who cannot see it. */
  alt: yup.string().max(MAX_ALT, messages.tooLong(MAX_ALT)).defined(),
  /** It says nothing that the text does not: software that reads aloud passes over it. */
  isDecorative: yup.boolean().required(),
  caption: yup.string().max(MAX_IMAGE_CAPTION, messages.tooLong(MAX_IMAGE_CAPTION)).defined(),
  crop: pictureCrop,
});
export type ImageContent = yup.InferType<typeof imageContent>;

export const emptyImage = (): ImageContent => ({
  fileId: null,
  alt: '',
  isDecorative: false,
  caption: '',
  crop: null,
});

export const imageFaults = ({ fileId, alt, isDecorative }: ImageContent): Fault[] => [
  ...(fileId === null ? [{ field: 'fileId', message: messages.pictureRequired }] : []),
  ...(alt.trim() || isDecorative ? [] : [{ field: 'alt', message: messages.altRequired }]),
];
