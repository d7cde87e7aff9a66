import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { consents } from '../../ground/representations/representation-rules.ts';
import { thingSaid } from './thing-said.ts';

const path = '/documents/{id}/my-responses';
const common = {
  feature: 'answers',
  flag: 'consultation pages',
  access: 'signed-in',
} as const;
const document = { id: recordId.required() };
const time = yup.string().nullable().defined();

const toldAnswer = closed({
  siteId: yup.number().nullable().defined(),
  siteName: yup.string().nullable().defined(),
  /** Title and words of the question where it was asked otherwise when it was answered; '' where it was not. */
  askedThen: yup.string().defined(),
  version: yup.number().required(),
  submittedAt: time,
  said: yup.array().of(thingSaid).required(),
  comment: yup.string().defined(),
  /** Why it can be read and deleted, not edited: the edition that is public asks it no more. Null if it can. */
  notEdited: yup.string().nullable().defined(),
}).required();
export type ToldAnswer = yup.InferType<typeof toldAnswer>;

export const MAX_TAGS = 10;
export const MAX_RESPONSE_TAG = 40;
const tags = yup
  .array()
  .of(yup.string().trim().min(1).max(MAX_RESPONSE_TAG).required())
  .max(MAX_TAGS)
  .required();

const card = closed({
  questionId: yup.string().required(),
  /** Its place in the last edition, from 1; null where that asks it no more. */
  number: yup.number().nullable().defined(),
  title: yup.string().defined(),
  /** What is asked under its title; '' where the title says all of it. */
  wording: yup.string().defined(),
  /** Number and title of its section; '' for none. */
  section: yup.string().defined(),
  /** It is answered for each site. */
  isOfSites: yup.boolean().required(),
  /** Something was typed and not submitted. */
  isBegun: yup.boolean().required(),
  tags,
  answers: yup.array().of(toldAnswer).required(),
}).required();
export type ResponseCard = yup.InferType<typeof card>;

const givenFor = closed({
  /** null: for themselves. */
  clientId: yup.string().nullable().defined(),
  /** Of a client that is theirs no more, whose answers they do not read; null of all others. */
  removedName: yup.string().nullable().defined(),
  /** Questions that are asked now. */
  answered: yup.number().integer().required(),
  /** Questions that are asked now, of which something was typed and not submitted. */
  unsent: yup.number().integer().required(),
  reference: yup.string().nullable().defined(),
}).required();

export const getMyResponses = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'Every question of a document with what the caller answered, for themselves or a client',
  reads: ['question-answer.own', 'document:id', 'consultation', 'account.own'],
  params: closed(document),
  query: closed({ clientId: yup.string().max(36) }),
  response: closed({
    title: yup.string().required(),
    mayAnswer: yup.boolean().required(),
    /** Why they may not, in words; null if they may. */
    reason: yup.string().nullable().defined(),
    /** Whether only their e-mail is to be confirmed yet. */
    isUnverified: yup.boolean().required(),
    /** Tags are set once the consultation is over. */
    mayTag: yup.boolean().required(),
    /** When it closes, in words; null where there is no consultation. */
    deadline: yup.string().nullable().defined(),
    reference: yup.string().nullable().defined(),
    /** What the council may publish; null: not said yet. */
    consent: yup.string().oneOf(consents).nullable().defined(),
    clientName: yup.string().nullable().defined(),
    clients: yup
      .array()
      .of(closed({ id: yup.string().required(), companyName: yup.string().required() }).required())
      .required(),
    /** Of an agent: themselves, each client and those that were removed, with how much was answered for whom. */
    given: yup.array().of(givenFor).required(),
    cards: yup.array().of(card).required(),
  }),
});

export const printMyResponses = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/file`,
  summary: 'What the caller submitted, a tagged PDF',
  reads: ['question-answer.own', 'document:id'],
  params: closed(document),
  query: closed({ clientId: yup.string().max(36) }),
  bytes: 'application/pdf',
  response: yup.mixed<Blob>(),
});

/** Replaces the tags of a question that was answered; before the end of the consultation: 403. */
export const setResponseTags = endpoint({
  ...common,
  method: 'PUT',
  path: '/documents/{id}/questions/{questionId}/tags',
  summary: 'Set one’s own tags on a question that one answered',
  changes: ['question-answer.own'],
  params: closed({ ...document, questionId: yup.string().uuid().required() }),
  body: closed({ clientId: yup.string().max(36).nullable(), tags }),
  response: closed({ tags }),
});

/** At most one a minute: 429. */
export const sendReturnLink = endpoint({
  ...common,
  changes: [],
  method: 'POST',
  path: '/documents/{id}/questions/{questionId}/link',
  summary: 'Send the caller a link by e-mail that leads back to a question on another device',
  params: closed({ ...document, questionId: yup.string().uuid().required() }),
  body: closed({
    clientId: yup.string().max(36).nullable(),
    /** The site that is commented on, which opens there. */
    siteId: recordId.nullable(),
  }),
  response: closed({ sentTo: yup.string().required() }),
});
