import { closed, type yup as Yup, yup } from '../../../../platform/contract.ts';

/** The smallest part of a picture's width or height that is shown. */
export const MIN_CROP = 0.05;
/** Sums of fractions are not exact. */
const SLACK = 1e-6;

const part = yup.number().min(0).max(1).required();
const size = yup.number().min(MIN_CROP).max(1).required();

/** The part of a picture that is shown, as parts of its width and height from its upper left corner; null: all of it. */
export const pictureCrop = closed({ x: part, y: part, width: size, height: size })
  .test(
    'within',
    'The part lies within the picture',
    (crop) => !crop || (crop.x + crop.width <= 1 + SLACK && crop.y + crop.height <= 1 + SLACK),
  )
  .nullable()
  .defined();
export type PictureCrop = NonNullable<Yup.InferType<typeof pictureCrop>>;
