import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { fileStates } from '../../../records/files/file-states.ts';
import { announcedFiles, openedUploads } from '../../../records/files/upload-schema.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import { DRAFT_PATH, oneDocument, readsDrafts, versionRead, writesDrafts } from './draft-shapes.ts';

const ATTACHMENTS_PATH = `${DRAFT_PATH}/attachments` as const;
const ATTACHMENT_PATH = `${ATTACHMENTS_PATH}/{fileId}` as const;
const oneAttachment = closed({ ...oneDocument, fileId: recordId.required() });
const changesAttachments = { ...writesDrafts, changes: ['document:id', 'document'] } as const;

/** Most attachments of a document. */
export const MAX_DOCUMENT_ATTACHMENTS = 50;
/** Of the title that the public reads. */
export const MAX_ATTACHMENT_TITLE = 200;

const attachment = closed({
  id: recordId.required(),
  /** What the person called the file. */
  name: yup.string().required(),
  /** What the public reads in its place; '': its name. */
  title: yup.string().defined(),
  contentType: yup.string().required(),
  /** In bytes. */
  size: yup.number().required(),
  scannedStatus: yup.string().oneOf(fileStates).required(),
  /** Why it is not clean (yet). */
  reason: yup.string().nullable().defined(),
  userName: yup.string().required(),
  /** It stands in the edition that the public reads. */
  isPublic: yup.boolean().required(),
  row_version: yup.number().required(),
}).required();
export type DraftAttachment = yup.InferType<typeof attachment>;

const attachments = yup.array().of(attachment).required();

export const listDraftAttachments = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: ATTACHMENTS_PATH,
  summary: 'The attachments that have arrived for a document, in their order',
  reads: ['document:id'],
  params: closed(oneDocument),
  response: closed({ attachments }),
});

/** As openUpload of files of sites: the browser sends the bytes to the addresses that this gives. */
export const openDraftAttachments = endpoint({
  ...writesDrafts,
  method: 'POST',
  path: ATTACHMENTS_PATH,
  summary: 'Open uploads of attachments that the browser sends straight to the store',
  changes: ['document:id'],
  status: 201,
  idempotent: true,
  params: closed(oneDocument),
  body: closed({ fileCollection: announcedFiles }),
  response: openedUploads,
});

export const finishDraftAttachment = endpoint({
  ...changesAttachments,
  method: 'POST',
  path: `${ATTACHMENT_PATH}/upload`,
  summary: 'All bytes of an opened upload of an attachment are sent',
  params: oneAttachment,
  response: closed({ id: recordId.required() }),
});

/** Abandons one of the person's own unfinished uploads. */
export const cancelDraftAttachment = endpoint({
  ...writesDrafts,
  method: 'DELETE',
  path: `${ATTACHMENT_PATH}/upload`,
  summary: 'Cancel an opened upload of an attachment',
  changes: ['document:id'],
  status: 204,
  params: oneAttachment,
  response: yup.mixed().notRequired(),
});

/** Its title was changed by somebody since it was read: 409 changed-meanwhile. Moving needs no version. */
export const changeDraftAttachment = endpoint({
  ...changesAttachments,
  method: 'PATCH',
  path: ATTACHMENT_PATH,
  summary: 'Give an attachment a title, or another place',
  params: oneAttachment,
  body: closed({
    title: yup
      .string()
      .trim()
      .max(MAX_ATTACHMENT_TITLE, messages.titleTooLong(MAX_ATTACHMENT_TITLE)),
    /** The one behind which it is put; null: it is the first. Others may be on their way out, so no number says it. */
    behind: recordId.nullable(),
    row_version: versionRead,
  }),
  response: closed({ attachments }),
});

/** The public reads it until the next edition. An hour after neither an edition nor a version has it, its bytes go. */
export const deleteDraftAttachment = endpoint({
  ...changesAttachments,
  method: 'DELETE',
  path: ATTACHMENT_PATH,
  summary: 'Delete an attachment of a document',
  status: 204,
  params: oneAttachment,
  response: yup.mixed().notRequired(),
});

/** Throws not-found once its bytes are gone. */
export const restoreDraftAttachment = endpoint({
  ...changesAttachments,
  method: 'POST',
  path: `${ATTACHMENT_PATH}/restore`,
  summary: 'Give a document back an attachment that was deleted',
  params: oneAttachment,
  response: closed({ id: recordId.required() }),
});

/** For 15 minutes. Clean files only: otherwise 404. */
export const getDraftAttachment = endpoint({
  ...readsDrafts,
  method: 'GET',
  path: ATTACHMENT_PATH,
  summary: 'An address of an attachment of a document',
  reads: ['document:id'],
  params: oneAttachment,
  response: closed({ url: yup.string().required() }),
});
