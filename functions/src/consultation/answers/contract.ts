import { closed, endpoint, ordinal, recordId, yup } from '../../platform/contract.ts';
import { answerSchema } from '../ground/documents/blocks/question/answer-schema.ts';
import { thingSaid } from './contract/thing-said.ts';
import { consents } from '../ground/representations/representation-rules.ts';

const common = { feature: 'answers', flag: 'consultation pages' } as const;
const mayAnswer = { ...common, access: 'signed-in', changes: ['question-answer.own'] } as const;
/** What was registered before an extension is published no further than its respondent says now. */
const mayEndPublication = { changes: [...mayAnswer.changes, 'representation'] } as const;

const path = '/documents/{id}';
const document = { id: recordId.required() };
const question = { ...document, questionId: yup.string().uuid().required() };
/** On whose behalf an agent answers: one of the account's clients; for oneself without. */
const clientId = yup.string().max(36).nullable();
const time = yup.string().nullable().defined();

/** When the page was opened, as the server has sealed it: the first that it was told. */
const opened = yup.string().max(400);

/** What they agree to be published of their answers. */
const consent = yup.string().oneOf(consents);

const respondent = closed({
  /** What they quote to the council. */
  reference: yup.string().required(),
  /** Null: not asked yet. */
  consent: consent.nullable().defined(),
  firstSubmittedAt: time,
}).required();

const ownAnswer = closed({
  questionId: yup.string().required(),
  /** Of a map-linked question: the site that it is about. */
  siteId: yup.number().nullable().defined(),
  siteName: yup.string().nullable().defined(),
  /** The edition that was answered. */
  edition: yup.number().required(),
  /** What was typed and not submitted. */
  draft: answerSchema.nullable().defined(),
  /** Of the saving of the draft; another saving has another. Null: nothing is drafted. */
  draftMark: yup.string().nullable().defined(),
  answer: answerSchema.nullable().defined(),
  /** How often it was submitted; 0: only drafted. A write names the one that it is based on. */
  version: yup.number().required(),
  submittedAt: time,
  /** The answer in the words that it answered, where the question reads otherwise now. */
  worded: closed({
    /** The question as it was asked; '' where it still reads so. */
    askedThen: yup.string().defined(),
    said: yup.array().of(thingSaid).required(),
  })
    .default(undefined)
    .optional(),
}).required();
export type OwnAnswer = yup.InferType<typeof ownAnswer>;
/** As it is kept: its words then are of the edition. */
export type KeptAnswer = Omit<OwnAnswer, 'worded'>;

export const getOwnAnswers = endpoint({
  ...common,
  access: 'public',
  method: 'GET',
  path: `${path}/answers`,
  summary: 'What the caller answered and drafted, and whether they may answer',
  reads: ['question-answer.own', 'document:id', 'consultation'],
  params: closed(document),
  query: closed({ clientId: yup.string().max(36), opened }),
  response: closed({
    edition: yup.number().required(),
    /** Whose answers these are; null for nobody signed in. */
    uid: yup.string().nullable().defined(),
    who: yup
      .string()
      .oneOf(['signed out', 'staff', 'unverified', 'resident'] as const)
      .required(),
    mayAnswer: yup.boolean().required(),
    /** Why they may not, in words; null if they may. */
    heading: yup.string().nullable().defined(),
    reason: yup.string().nullable().defined(),
    state: yup
      .string()
      .oneOf(['none', 'to come', 'open', 'closed'] as const)
      .required(),
    /** The time by the database, which decides. */
    now: yup.string().required(),
    /** Everybody gets it, also before they may answer, and sends it along: a first answer without it may be held. */
    opened: yup.string().required(),
    closesAt: time,
    /** When it closes, in words; null where there is no consultation. */
    deadline: yup.string().nullable().defined(),
    clientName: yup.string().nullable().defined(),
    respondent: respondent.nullable().defined(),
    answers: yup.array().of(ownAnswer).required(),
  }),
});

const aboutSite = { clientId, siteId: recordId.nullable() };
/** The answer that was read. */
const basedOn = {
  /** Its version; 0 where nothing was submitted yet. */
  version: ordinal.min(0).required(),
  /** When that was submitted: versions begin anew where an answer was deleted and given again. */
  submittedAt: yup.string().max(40).nullable(),
};
/** Over which draft. */
const typedIn = {
  /** The window in which it is typed. */
  tab: yup.string().uuid().nullable(),
  /** The mark of the draft that was read or saved there; null: there was none. */
  over: yup.string().uuid().nullable(),
};
const kept = closed({ answer: ownAnswer, respondent });
/** Twenty questions about a site, each answered at greatest length. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Based on another version than the present one, or over another draft than the one that was read or typed in the same
 * window: 409 changed-meanwhile. Null forgets what was typed.
 */
export const saveDraft = endpoint({
  ...mayAnswer,
  method: 'PUT',
  path: `${path}/questions/{questionId}/draft`,
  maxBytes: MAX_ANSWER_BYTES,
  summary: 'Keep what is being typed',
  params: closed(question),
  body: closed({
    ...aboutSite,
    ...basedOn,
    ...typedIn,
    draft: answerSchema.nullable().defined(),
  }),
  response: closed({
    savedAt: yup.string().required(),
    mark: yup.string().nullable().defined(),
  }),
});

/**
 * The same again is the same answer; based on another version or over another draft: 409 changed-meanwhile. People do
 * not see `furtherRemarks` and leave it empty; machines fill in what they find.
 */
export const submitAnswer = endpoint({
  ...mayAnswer,
  method: 'PUT',
  path: `${path}/questions/{questionId}/answer`,
  maxBytes: MAX_ANSWER_BYTES,
  summary: 'Submit an answer, or edit one',
  params: closed(question),
  body: closed({
    ...aboutSite,
    ...basedOn,
    ...typedIn,
    answer: answerSchema.required(),
    /** The edition that was read: the answer is told in its words. The present one without. */
    edition: ordinal,
    opened,
    furtherRemarks: yup.string().max(8000),
  }),
  response: kept,
  idempotent: true,
});

export const deleteAnswer = endpoint({
  ...mayAnswer,
  ...mayEndPublication,
  method: 'DELETE',
  path: `${path}/questions/{questionId}/answer`,
  summary: 'Delete an answer with its earlier versions',
  params: closed(question),
  body: closed({ ...aboutSite, ...basedOn }),
  response: closed({ questionId: yup.string().required() }),
  idempotent: true,
});

export const setConsent = endpoint({
  ...mayAnswer,
  ...mayEndPublication,
  method: 'PUT',
  path: `${path}/respondent`,
  summary: 'Say what may be published of one’s answers',
  params: closed(document),
  body: closed({ clientId, consent: consent.required() }),
  response: closed({ respondent }),
});

/** At most one a minute: 429. */
export const sendReceipt = endpoint({
  ...mayAnswer,
  changes: [],
  method: 'POST',
  path: `${path}/receipt`,
  summary: 'Send the caller a copy of their submitted answers by e-mail',
  params: closed(document),
  body: closed({ clientId }),
  response: closed({ sentTo: yup.string().required() }),
});
