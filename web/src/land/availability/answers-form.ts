import { answerFields, type Answers } from '@contract/land/availability/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { typedAs } from '../../forms/typed-as.ts';

/** The answers as they are typed: every control holds text. */
export type AnswersForm = { [K in keyof Answers]: string };

export const answersSchema = yup.object({
  ...answerFields,
  homes: typedAs(answerFields.homes, Number),
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
