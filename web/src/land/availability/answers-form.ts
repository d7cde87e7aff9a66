import { answerFields, type Answers } from '@contract/land/availability/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { availabilityPanelMessages as messages } from './messages.ts';

/** The answers as they are typed: every control holds text. */
export type AnswersForm = { [K in keyof Answers]: string };

const { homes: _number, ...texts } = answerFields;
const MAX_HOMES = 100_000;

export const answersSchema = yup.object({
  ...texts,
  homes: yup
    .string()
    .default('')
    .test(
      'homes',
      messages.homesNumber,
      (value) => !value || (/^\d{1,6}$/.test(value) && Number(value) <= MAX_HOMES),
    ),
}) as unknown as yup.ObjectSchema<AnswersForm>;

export const formOf = (answers: Answers | undefined): AnswersForm => ({
  available: answers?.available ?? '',
  relationship: answers?.relationship ?? '',
  use: answers?.use ?? '',
  homes: answers?.homes === null || answers === undefined ? '' : String(answers.homes),
  owners: answers?.owners ?? '',
  obstacles: answers?.obstacles ?? '',
  comment: answers?.comment ?? '',
});

export const answersOf = (typed: AnswersForm): Answers => ({
  ...typed,
  homes: typed.homes === '' ? null : Number(typed.homes),
});
