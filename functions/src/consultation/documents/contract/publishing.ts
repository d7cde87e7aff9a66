import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { londonTime } from '../../../platform/dates/london-time.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { draftLink } from './links.ts';
import {
  DOCUMENTS_PATH,
  draft,
  DRAFT_PATH,
  oneDocument,
  readsDrafts,
  versionRead,
  writesDrafts,
} from './draft-shapes.ts';

const finding = closed({
  /** Where it is mended: a block, a section, or the document itself (both null). */
  blockId: yup.string().nullable().defined(),
  sectionId: yup.string().nullable().defined(),
  /** Within the block's content: 'options.2.title'; '' for the whole. */
  field: yup.string().defined(),
  message: yup.string().required(),
  /** Nothing is published while there is one of these; the others are advice. */
  isFault: yup.boolean().required(),
  /** It says what becomes of answers that people gave: whoever publishes reads it first. */
  isOfAnswers: yup.boolean(),
  /** An option in other words than those that people chose: it can keep them, and a new option take the others. */
  reworded: closed({
    optionId: yup.string().required(),
    was: yup.string().defined(),
    /** Its place among the questions of a map-linked one; null: of the question itself. */
    part: yup.number().nullable().defined(),
  })
    .default(undefined)
    .optional(),
}).required();
export type DocumentFinding = yup.InferType<typeof finding>;

export const checkDocument = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DRAFT_PATH}/check`,
  summary: 'What stands in the way of publishing a draft, and what could be better',
  reads: ['document:id', 'consultation', 'layer', 'site', 'site-list'],
  params: closed(oneDocument),
  response: closed({
    findings: yup.array().of(finding).required(),
    /** Where the draft leads on other hosts; what was found there is among the findings. */
    links: yup.array().of(draftLink).required(),
  }),
});

/** Of the draft as it was read: changed since, 409 changed-meanwhile. With faults: 400 with the first of them. */
export const publishDocument = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DRAFT_PATH}/publish`,
  summary: 'Publish the draft as the next edition',
  changes: ['document:id', 'document'],
  params: closed(oneDocument),
  body: closed({ revision: versionRead }),
  response: closed({ document: draft }),
  idempotent: true,
});

/** When a draft is published by itself, as officers choose it. */
export const publishingTime = londonTime(messages.notATime);

/** Of the draft as it was read: changed since, 409 changed-meanwhile. With faults: 400 with the first of them. */
export const planPublishing = endpoint({
  ...writesDrafts,
  method: 'PUT',
  path: `${DRAFT_PATH}/publishing-time`,
  summary: 'Have the draft published at a time, as it is then, or no longer',
  changes: ['document:id', 'document'],
  params: closed(oneDocument),
  body: closed({
    revision: versionRead,
    /** In London: 2026-11-30T17:00; null: it is not published by itself. */
    at: publishingTime.min(1, messages.timeRequired).nullable().defined(),
  }),
  response: closed({ document: draft }),
});

/** Before a document is withdrawn. */
export const countDocumentUnsent = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DRAFT_PATH}/unsent`,
  summary: 'How many people have typed answers to the document that they have not sent',
  reads: ['document:id', 'question-answer'],
  params: closed(oneDocument),
  response: closed({ people: yup.number().required() }),
});

/** The public cannot read it any more; answers and editions stay. */
export const withdrawDocument = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DRAFT_PATH}/withdraw`,
  summary: 'Take a document from the public',
  changes: ['document:id', 'document'],
  params: closed(oneDocument),
  response: closed({ document: draft }),
  idempotent: true,
});

/** Where each published document is read: `/p/document/{id}`. */
export const listPublicDocuments = endpoint({
  feature: 'documents',
  flag: 'consultation pages',
  access: 'public',
  method: 'GET',
  path: DOCUMENTS_PATH,
  summary: 'Ids of the documents that the public can read',
  reads: ['document'],
  response: closed({ ids: yup.array().of(yup.number().required()).required() }),
});

export const getPublicDocument = endpoint({
  feature: 'documents',
  flag: 'consultation pages',
  access: 'public',
  method: 'GET',
  path: `${DOCUMENTS_PATH}/{id}`,
  summary: 'A published document as it is read',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: closed({
    title: yup.string().required(),
    edition: yup.number().required(),
    /** The sections (ground/documents/edition.ts). */
    config: yup.object().required(),
  }),
});
