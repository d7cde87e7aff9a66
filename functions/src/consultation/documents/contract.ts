import { closed, endpoint, ordinal, recordId, yup } from '../../platform/contract.ts';
import { blockTypes } from '../ground/documents/kinds.ts';
import { documentMessages } from '../ground/documents/messages.ts';
import {
  councilPage,
  documentHead,
  documentSettings,
  DOCUMENTS_PATH,
  draft,
  DRAFT_PATH,
  draftBlock,
  draftSection,
  oneDocument,
  readsDrafts,
  versionRead,
  writesDrafts,
} from './contract/draft-shapes.ts';

/** Of a document and of its sections. */
export const MAX_TITLE = 200;
const uuid = () => yup.string().uuid();
const place = ordinal.min(0);

/** What a document is called and when it is answered, as forms ask for it. */
export const documentFields = {
  title: yup
    .string()
    .trim()
    .max(MAX_TITLE, documentMessages.titleTooLong(MAX_TITLE))
    .required(documentMessages.titleRequired),
  consultationId: recordId.nullable(),
};

const listed = closed({
  ...documentHead,
  questions: yup.number().required(),
  /** Respondents who submitted something. */
  respondents: yup.number().required(),
}).required();
export type ListedDocument = yup.InferType<typeof listed>;

export type DraftSection = yup.InferType<typeof draftSection>;
export type DraftBlock = yup.InferType<typeof draftBlock>;
export type DraftDocument = yup.InferType<typeof draft>;

export const listDocuments = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DOCUMENTS_PATH}/drafts`,
  summary: 'Documents with what the public reads of each, the last changed first',
  reads: ['document', 'consultation'],
  response: closed({
    documents: yup.array().of(listed).required(),
    mayWrite: yup.boolean().required(),
  }),
});

/** So many are told. */
export const MAX_DELETED_DOCUMENTS = 200;

const deletedDocument = closed({
  id: yup.number().required(),
  title: yup.string().required(),
  deletedAt: yup.string().required(),
  deletedBy: yup.string().nullable().defined(),
  /** Respondents who submitted something. */
  respondents: yup.number().required(),
  row_version: yup.number().required(),
}).required();
export type DeletedDocument = yup.InferType<typeof deletedDocument>;

export const listDeletedDocuments = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: `${DOCUMENTS_PATH}/deleted-drafts`,
  summary: 'Documents that were deleted and can be restored, the last first',
  reads: ['document'],
  response: closed({ documents: yup.array().of(deletedDocument).required() }),
});

/** With a hero and an empty first section, or as another document or template, which it begins from. */
export const addDocument = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: `${DOCUMENTS_PATH}/drafts`,
  summary: 'Begin a document',
  changes: ['document*', 'document'],
  body: closed({ ...documentFields, fromId: recordId, isTemplate: yup.boolean() }),
  response: closed({ document: draft }),
  status: 201,
  idempotent: true,
});

export const getDraft = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: DRAFT_PATH,
  summary: 'A document as officers write it',
  reads: ['document:id', 'consultation'],
  params: closed(oneDocument),
  response: closed({ document: draft }),
});

/** Changed by somebody since it was read: 409 changed-meanwhile. A deleted one is restored with isDeleted false. */
export const changeDocument = endpoint({
  ...writesDrafts,
  method: 'PATCH',
  path: DRAFT_PATH,
  summary: 'Rename a document, change its settings, delete or restore it',
  changes: ['document:id', 'document*', 'document'],
  params: closed(oneDocument),
  body: closed({
    title: documentFields.title.optional(),
    consultationId: documentFields.consultationId,
    settings: documentSettings.optional().default(undefined),
    councilPage,
    isDeleted: yup.boolean(),
    row_version: versionRead,
  }),
  response: closed({ document: draft.nullable().defined() }),
});

/** Every change of sections and blocks answers with what it changed; places of others may have moved with it. */
const changesDraft = { ...writesDrafts, changes: ['document:id', 'document'] } as const;
const sectionPlace = {
  parentId: uuid().nullable(),
  /** Among the sections of its parent, from 0; beyond the last: the last. */
  position: place,
};

export const addSection = endpoint({
  ...changesDraft,
  method: 'POST',
  path: `${DRAFT_PATH}/sections`,
  summary: 'Add a section',
  params: closed(oneDocument),
  body: closed({
    title: yup.string().trim().max(MAX_TITLE, documentMessages.titleTooLong(MAX_TITLE)).defined(),
    parentId: sectionPlace.parentId.defined(),
    position: place.required(),
  }),
  response: closed({ section: draftSection }),
  status: 201,
  idempotent: true,
});

export const changeSection = endpoint({
  ...changesDraft,
  method: 'PATCH',
  path: `${DRAFT_PATH}/sections/{sectionId}`,
  summary: 'Rename, move, delete or restore a section, with what it holds, or make it a carousel',
  params: closed({ ...oneDocument, sectionId: uuid().required() }),
  body: closed({
    title: yup.string().trim().max(MAX_TITLE, documentMessages.titleTooLong(MAX_TITLE)),
    ...sectionPlace,
    /** Read from top to bottom, or slide by slide. */
    kind: yup.string().oneOf(['section', 'carousel'] as const),
    isDeleted: yup.boolean(),
    row_version: versionRead,
  }),
  response: closed({ section: draftSection }),
});

const blockPlace = {
  sectionId: uuid(),
  /** Among the blocks of its section, from 0; beyond the last: the last. */
  position: place,
  /** In the row of the block before it. */
  isBeside: yup.boolean(),
};
/** A table of all its rows and columns, with 160 characters in each cell. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;
/** Checked by the schema of its type. */
const content = yup.object();

export const addBlock = endpoint({
  ...changesDraft,
  method: 'POST',
  path: `${DRAFT_PATH}/blocks`,
  maxBytes: MAX_CONTENT_BYTES,
  summary: 'Add a block',
  params: closed(oneDocument),
  body: closed({
    sectionId: uuid().required(),
    position: place.required(),
    isBeside: yup.boolean().required(),
    type: yup.string().oneOf(blockTypes).required(),
    /** Empty, as its type begins, where it is left out. */
    content: content.optional().default(undefined),
  }),
  response: closed({ block: draftBlock }),
  status: 201,
  idempotent: true,
});

/** Its content was changed by somebody since it was read: 409 changed-meanwhile. Moving needs no version. */
export const changeBlock = endpoint({
  ...changesDraft,
  method: 'PATCH',
  path: `${DRAFT_PATH}/blocks/{blockId}`,
  maxBytes: MAX_CONTENT_BYTES,
  summary: 'Write, move, delete or restore a block',
  params: closed({ ...oneDocument, blockId: uuid().required() }),
  body: closed({
    ...blockPlace,
    content: content.optional().default(undefined),
    isDeleted: yup.boolean(),
    row_version: versionRead,
  }),
  response: closed({ block: draftBlock }),
});
