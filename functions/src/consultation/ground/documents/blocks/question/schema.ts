import { closed, recordId, yup } from '../../../../../platform/contract.ts';
import { isWebAddress } from '../../../../../platform/link-address.ts';
import { documentColour } from '../../kept-colour.ts';
import { documentMessages as messages } from '../../messages.ts';
import { emptyMap, mapContent } from '../map/schema.ts';

export const simpleQuestionTypes = ['radio', 'checkbox', 'textarea', 'select'] as const;
export type SimpleQuestionType = (typeof simpleQuestionTypes)[number];
export const questionTypes = [...simpleQuestionTypes, 'mapLinked'] as const;
export type QuestionType = (typeof questionTypes)[number];
export const orientations = ['vertical', 'horizontal'] as const;

export const MAX_OPTIONS = 50;
export const MAX_QUESTION_TITLE = 200;
export const MAX_QUESTION_NOTE = 2000;
export const MAX_OPTION_TITLE = 300;
export const MAX_OPTION_DESCRIPTION = 1000;
/** Of what is asked further of those who choose an option. */
export const MAX_FURTHER_TITLE = 300;
/** The most that an answer in words can be let be. */
export const MAX_ANSWER_LENGTH = 20_000;
export const MAX_QUESTIONS = 20;

const html = (most: number) => yup.string().max(most, messages.tooLong(most)).defined();
const title = (most: number) => yup.string().max(most, messages.tooLong(most)).defined();
const count = yup.number().integer().min(0).max(MAX_OPTIONS).nullable().defined();
const optionId = yup
  .string()
  .matches(/^[\w-]{4,40}$/)
  .required();

const option = closed({
  /** Stays the same when its words change: answers name it. */
  id: optionId,
  title: title(MAX_OPTION_TITLE),
  description: title(MAX_OPTION_DESCRIPTION),
  /** A picture of the same document, 114 by 114 pixels where it is shown; it goes before an address. */
  imageFileId: recordId.nullable(),
  /** Of a picture elsewhere, as older drafts have it: https, or '' for none. */
  imageUrl: yup
    .string()
    .max(2000)
    .test('https', (text) => !text || (/^https:/i.test(text) && isWebAddress(text)))
    .defined(),
}).required();
export type QuestionOption = yup.InferType<typeof option>;

export const questionTitle = title(MAX_QUESTION_TITLE);
export const questionOptions = yup
  .array()
  .of(option)
  .max(MAX_OPTIONS, messages.tooManyOptions(MAX_OPTIONS))
  .required();

const simpleShape = {
  title: questionTitle,
  question: html(8000),
  note: title(MAX_QUESTION_NOTE),
  /** Kept as #rrggbb; null: the council's. */
  color: documentColour().nullable().defined(),
  options: questionOptions,
  orientation: yup.string().oneOf(orientations).required(),
  minSelected: count,
  maxSelected: count,
  maxLength: yup.number().integer().min(1).max(MAX_ANSWER_LENGTH).nullable().defined(),
  /** Who chooses this option is asked for more in a text area (`show` in the specification is always that). */
  conditional: closed({
    if: optionId,
    title: title(MAX_FURTHER_TITLE),
    /** It has to be filled in by whoever chooses the option; not in drafts and editions from before it could be. */
    isRequired: yup.boolean(),
  })
    .nullable()
    .defined(),
};

/** A question within a map-linked one. */
export const simpleQuestion = closed({
  id: yup.string().uuid().required(),
  questionType: yup.string().oneOf(simpleQuestionTypes).required(),
  ...simpleShape,
});
export type SimpleQuestion = yup.InferType<typeof simpleQuestion>;
/** What every question asks, within a map-linked one or not: its words, options and limits. */
export type QuestionShape = Omit<SimpleQuestion, 'id' | 'questionType'> & { questionType: string };

export const commentsBoxes = ['none', 'optional', 'required'] as const;

export const questionContent = closed({
  questionType: yup.string().oneOf(questionTypes).required(),
  ...simpleShape,
  /** Of a map-linked question; null for others. */
  mapFeatureSelect: closed({
    commentsBox: yup.string().oneOf(commentsBoxes).required(),
    showAssociatedLayers: yup.boolean().required(),
  })
    .nullable()
    .defined(),
  map: mapContent.nullable().defined(),
  questions: yup.array().of(simpleQuestion.required()).max(MAX_QUESTIONS).required(),
});
export type QuestionContent = yup.InferType<typeof questionContent>;

const emptySimple = {
  title: '',
  question: '',
  note: '',
  color: null,
  options: [],
  orientation: 'vertical',
  minSelected: null,
  maxSelected: null,
  maxLength: null,
  conditional: null,
} as const;

/** A new question without words; a map-linked one asks for comments on sites. */
export const emptyQuestion = (questionType: QuestionType = 'radio'): QuestionContent => ({
  questionType,
  ...emptySimple,
  options: [],
  mapFeatureSelect:
    questionType === 'mapLinked' ? { commentsBox: 'optional', showAssociatedLayers: false } : null,
  map: questionType === 'mapLinked' ? emptyMap() : null,
  questions: [],
});

/** A new question within a map-linked one. */
export const emptySimpleQuestion = (
  id: string,
  questionType: SimpleQuestionType = 'textarea',
): SimpleQuestion => ({ id, questionType, ...emptySimple, options: [] });
