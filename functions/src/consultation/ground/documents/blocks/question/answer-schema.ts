import { closed, yup } from '../../../../../platform/contract.ts';
import { documentMessages as messages } from '../../messages.ts';

const MAX_ANSWER = 20_000;
const words = yup.string().max(MAX_ANSWER, messages.tooLong(MAX_ANSWER)).defined();

const simpleShape = {
  /** Of a textarea: its text. */
  text: words,
  /** Ids of the chosen options in the order of choosing; at most one of a radio or select. */
  chosen: yup.array().of(yup.string().max(40).required()).max(50).required(),
  conditionalText: words,
};

/** A whole answer to one question: of a map-linked one with the comment on the site and an answer to each question. */
export const answerSchema = closed({
  ...simpleShape,
  siteComment: words,
  parts: yup
    .array()
    .of(closed({ questionId: yup.string().uuid().required(), ...simpleShape }).required())
    .max(20)
    .required(),
});
