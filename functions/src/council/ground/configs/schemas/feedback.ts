import { yup } from '../../../../platform/contract.ts';
import { requiredText, shape } from './shape.ts';

/** What a visitor may say about a place; an empty form would ask nothing, so it is refused. */
export const feedback = () =>
  shape({
    question: yup.string(),
    options: yup
      .array(
        shape({ name: requiredText(), value: requiredText(), details: yup.string() }).required(),
      )
      .default(undefined),
    limit: yup.number().integer().min(1),
    multimedia: yup.boolean(),
    comment: yup.boolean(),
    emotion: yup.boolean(),
  }).test(
    'asks-something',
    'At least one of options, comment, multimedia or emotion must be filled',
    (value) =>
      value === undefined ||
      Boolean(value.options?.length || value.comment || value.multimedia || value.emotion),
  );
