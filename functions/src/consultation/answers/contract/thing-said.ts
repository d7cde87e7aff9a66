import { closed, yup } from '../../../platform/contract.ts';

/** One thing that an answer says: options that were chosen, or a text. */
export const thingSaid = closed({
  /** What was asked: of a map-linked question its part, of chosen options what more; '' for the question itself. */
  title: yup.string().defined(),
  chosen: yup.array().of(yup.string().required()).required(),
  text: yup.string().defined(),
}).required();
