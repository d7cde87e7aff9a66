import { closed, endpoint, needs, pageShape, recordId, yup } from '../../platform/contract.ts';

const common = {
  feature: 'answers',
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
  /** Not: its words were changed since, or it is not offered any more. Those who chose it chose these words. */
  isAskedNow: yup.boolean().required(),
}).required();
const simpleCount = {
  questionId: yup.string().required(),
  title: yup.string().defined(),
  /** What was asked under its title; '' where the title says all of it. */
  wording: yup.string().defined(),
  questionType: yup.string().required(),
  /** Submitted answers to these words. */
  answers: count,
  options: yup.array().of(optionCount).required(),
  /** Not: it is asked in other words since, or not any more. */
  isAskedNow: yup.boolean().required(),
};
const wordingCount = {
  ...simpleCount,
  /** Those in earlier words stand after those in the present ones. */
  parts: yup.array().of(closed(simpleCount).required()).required(),
};
const questionCount = closed({
  ...wordingCount,
  /** Submitted answers in whatever words. */
  total: count,
  /** Number and title of the section in which it stands; '' for none. */
  section: yup.string().defined(),
  /** Its place in the document, by which questions of one title are told apart. */
  number: count,
  /** The sites that were commented on, the most often first. */
  sites: yup
    .array()
    .of(closed({ siteId: count, name: yup.string().defined(), count }).required())
    .required(),
  /** As it was worded before, where that was answered. */
  earlier: yup.array().of(closed(wordingCount).required()).required(),
}).required();
export type QuestionCount = yup.InferType<typeof questionCount>;

export const countGivenAnswers = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How often each question of a document was answered, and how',
  reads: ['question-answer', 'document:id', 'consultation'],
  params,
  response: closed({
    title: yup.string().required(),
    /** Who submitted something that counts; of them, whose answers are registered; who only began. */
    respondents: count,
    /** Persons among them: who acts for several clients answers several times. */
    people: count,
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
    /** When the consultation closes; null where there is none, or it is closed: only then answers are registered. */
    opensToRegister: yup.string().nullable().defined(),
    mayRegister: yup.boolean().required(),
    maySearch: yup.boolean().required(),
    questions: yup.array().of(questionCount).required(),
  }),
});

export const givenAnswer = closed({
  id: count,
  /** Whose whole response it belongs to. */
  respondentId: count,
  reference: yup.string().required(),
  /** Names, addresses and words are redacted for those who may not read originals. */
  name: yup.string().defined(),
  onBehalfOf: yup.string().nullable().defined(),
  /** As it was asked when it was answered: its title, what stood under that, and its section. */
  question: yup.string().defined(),
  wording: yup.string().defined(),
  section: yup.string().defined(),
  number: count,
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

export const MAX_ANSWER_SEARCH = 200;

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
    search: yup.string().trim().max(MAX_ANSWER_SEARCH),
  }),
  response: closed({ answers: yup.array().of(givenAnswer).required(), count }),
});

export const getRespondent = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/respondents/{respondentId}`,
  summary: 'The whole response of one respondent, by question in the order of the document',
  reads: ['question-answer', 'document:id'],
  params: closed({ id: recordId.required(), respondentId: recordId.required() }),
  response: closed({
    document: yup.string().required(),
    reference: yup.string().required(),
    name: yup.string().defined(),
    onBehalfOf: yup.string().nullable().defined(),
    consent: yup.string().nullable().defined(),
    firstSubmittedAt: yup.string().nullable().defined(),
    representationId: yup.number().nullable().defined(),
    /** Their place among the respondents in the order in which they came, and who comes before and after; null: nobody. */
    place: count,
    respondents: count,
    previousId: yup.number().nullable().defined(),
    nextId: yup.number().nullable().defined(),
    questions: yup
      .array()
      .of(
        closed({
          questionId: yup.string().required(),
          number: count,
          section: yup.string().defined(),
          title: yup.string().defined(),
          wording: yup.string().defined(),
          /** Each in the words that it answered; of a question about sites one for each. */
          answers: yup.array().of(givenAnswer).required(),
        }).required(),
      )
      .required(),
  }),
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
