import {
  type AccessRule,
  closed,
  needs,
  ordinal,
  recordId,
  yup,
} from '../../../platform/contract.ts';
import { fileStates } from '../../../records/files/file-states.ts';
import { uploadTypes } from '../../../records/files/file-limits.ts';
import { REDACTION_TYPES } from '../../ground/texts/text-nodes.ts';
import { attachmentMessages as messages } from '../../ground/attachments/messages.ts';

const common = { feature: 'attachments', flag: 'consultation pages' } as const;
const redactors: AccessRule = [...needs('originals', 'read'), ...needs('representations', 'write')];
export const mayRead = { ...common, access: needs('representations', 'read') } as const;
export const mayWrite = { ...common, access: needs('representations', 'write') } as const;
/** The files themselves are for those who may read what is redacted. */
export const mayReadOriginals = { ...common, access: needs('originals', 'read') } as const;
export const mayRedact = { ...common, access: redactors } as const;

export const attachmentsPath = '/consultations/representations/{id}/attachments';
export const attachmentPath = `${attachmentsPath}/{fileId}`;
export const ofRepresentation = closed({ id: recordId.required() });
export const ofAttachment = closed({ id: recordId.required(), fileId: recordId.required() });

const part = yup.number().min(0, messages.outside).max(1, messages.outside).required();
/** A box on a page; its place and size are parts of the page as it is shown, from its upper left corner. */
export const attachmentBox = closed({
  page: ordinal.min(1, messages.noSuchPage).required(),
  x: part,
  y: part,
  width: part.moreThan(0, messages.outside),
  height: part.moreThan(0, messages.outside),
  kind: yup.string().oneOf(REDACTION_TYPES).required(),
});
export type AttachmentBox = yup.InferType<typeof attachmentBox>;

export const copyStates = ['making', 'made', 'failed'] as const;
export type CopyState = (typeof copyStates)[number];

/** An attachment as the caller may know it. */
export const attachmentRecord = closed({
  id: recordId.required(),
  /** Among those of its representation; what people call it by. */
  number: yup.number().integer().required(),
  contentType: yup.string().oneOf(Object.values(uploadTypes)).required(),
  scannedStatus: yup.string().oneOf(fileStates).required(),
  /** The latest redacted copy; null: nobody has looked the file through. */
  copy: closed({
    version: yup.number().integer().required(),
    state: yup.string().oneOf(copyStates).required(),
    /** Why it could not be made. */
    reason: yup.string().nullable().defined(),
    pages: yup.number().integer().required(),
    /** In bytes, once it is made. */
    size: yup.number().integer().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** Of the file itself; null for those who may not read what is redacted. */
  original: closed({
    name: yup.string().required(),
    size: yup.number().integer().required(),
    /** Why it is not clean (yet). */
    reason: yup.string().nullable().defined(),
    userName: yup.string().required(),
    createdAt: yup.string().required(),
  })
    .nullable()
    .defined(),
});
export type Attachment = yup.InferType<typeof attachmentRecord>;
