import { yup } from '../../../../platform/contract.ts';
import { requiredText, shape, uniqueBy } from './shape.ts';
import { webAddress } from './web-address.ts';

const ANSWERED_BY_CHOICE = ['Preferences', 'Ranking'];

const answer = shape({ id: requiredText(), text: requiredText(), image: webAddress() });

const question = shape({
  id: requiredText(),
  kind: yup.string().oneOf(['Preferences', 'Opinion', 'Comment', 'Ranking']).required(),
  question: shape({
    text: requiredText(),
    imageAnswers: yup.boolean(),
    multipleAnswers: yup.boolean(),
  }).required(),
  answers: yup
    .array(answer.required())
    .default(undefined)
    .when('kind', ([kind], schema) =>
      ANSWERED_BY_CHOICE.includes(String(kind)) ? schema.min(1).required() : schema,
    ),
  display: shape({
    condition: yup.boolean().required(),
    when: yup.string().when('condition', ([on], schema) => (on ? schema.required() : schema)),
    equals: yup.string().when('condition', ([on], schema) => (on ? schema.required() : schema)),
  }),
}).test('image-answers', '${path}: every answer needs an image', (value) =>
  !value?.question.imageAnswers ? true : Boolean(value.answers?.every(({ image }) => image)),
);

/** Questions asked at a place, all together or one by one; one may depend on another's answer. */
export const questions = () =>
  shape({
    showMode: yup.string().oneOf(['all', 'one-by-one']).required(),
    set: yup
      .array(question.required())
      .required()
      .test('unique-ids', '${path} has an id twice', (set) => uniqueBy(set, ({ id }) => id))
      .test('known-conditions', '${path} depends on a question that is not in it', (set) =>
        set.every(
          ({ display }) => !display?.condition || set.some(({ id }) => id === display.when),
        ),
      ),
  });
