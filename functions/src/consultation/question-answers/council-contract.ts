import { closed, endpoint, needs, pageShape, recordId, yup } from '../../platform/contract.ts';

const common = {
  feature: 'question-answers',
  flag: 'consultation pages',
  access: needs('representations', 'read'),
} as const;
const path = '/documents/{id}/answers';
const params = closed({ id: recordId.required() });
const count = yup.number().required();

const optionCount = closed({
  optionId: yup.string().required(),
  title: yup.string().defined(),
  count,
}).required();
const plainCount = {
  questionId: yup.string().required(),
  title: yup.string().defined(),
  /** What was asked under its title; '' where the title says all of it. */
  wording: yup.string().defined(),
  questionType: yup.string().required(),
  /** Submitted answers. */
  answers: count,
  options: yup.array().of(optionCount).required(),
};
const questionCount = closed({
  ...plainCount,
  /** Number and title of the section in which it stands; '' for none. */
  section: yup.string().defined(),
  /** The sites that were commented on, the most often first. */
  sites: yup
    .array()
    .of(closed({ siteId: count, name: yup.string().defined(), count }).required())
    .required(),
  parts: yup.array().of(closed(plainCount).required()).required(),
}).required();
export type QuestionCount = yup.InferType<typeof questionCount>;

export const countGivenAnswers = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How often each question of a document was answered, and how',
  reads: ['question-answer', 'document:id'],
  params,
  response: closed({
    title: yup.string().required(),
    /** Who submitted something that counts; of them, whose answers are registered; who only began. */
    respondents: count,
    registered: count,
    /** Of those registered: whose answers were changed since, and can be registered anew. */
    changed: count,
    begun: count,
    /** Answers that wait for moderation, and the respondents who are not registered, or not anew, before that. */
    held: count,
    waiting: count,
    /** Who can be registered now. */
    ready: count,
    hasConsultation: yup.boolean().required(),
    mayRegister: yup.boolean().required(),
    maySearch: yup.boolean().required(),
    questions: yup.array().of(questionCount).required(),
  }),
});

export const givenAnswer = closed({
  id: count,
  reference: yup.string().required(),
  /** Names, addresses and words are redacted for those who may not read originals. */
  name: yup.string().defined(),
  onBehalfOf: yup.string().nullable().defined(),
  /** As it was asked when it was answered: its title, what stood under that, and its section. */
  question: yup.string().defined(),
  wording: yup.string().defined(),
  section: yup.string().defined(),
  site: closed({ id: count, name: yup.string().defined() }).nullable().defined(),
  lines: yup
    .array()
    .of(
      closed({
        /** Of a part of a map-linked question; '' for others. */
        title: yup.string().defined(),
        words: yup.string().defined(),
        more: yup.string().defined(),
      }).required(),
    )
    .required(),
  comment: yup.string().defined(),
  edition: count,
  submittedAt: yup.string().required(),
  representationId: yup.number().nullable().defined(),
}).required();
export type GivenAnswer = yup.InferType<typeof givenAnswer>;

export const listAnswers = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/list`,
  summary: 'Submitted answers to a document, the latest first',
  reads: ['question-answer', 'document:id'],
  params,
  query: closed({
    ...pageShape,
    questionId: yup.string().uuid(),
    siteId: recordId,
    /** Words of the answers, names or references; needs `originals`. */
    search: yup.string().trim().max(200),
  }),
  response: closed({ answers: yup.array().of(givenAnswer).required(), count }),
});

export const answersFile = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/file`,
  summary:
    'All submitted answers with their state: one row a person, or one row an answer; redacted without `originals`',
  reads: ['question-answer', 'document:id'],
  params,
  query: closed({
    rows: yup
      .string()
      .oneOf(['people', 'answers'] as const)
      .required(),
    file_type: yup
      .string()
      .oneOf(['csv', 'xlsx', 'json'] as const)
      .required(),
  }),
  bytes: 'application/octet-stream',
  response: yup.mixed<Blob>(),
});
