import { closed, endpoint, ordinal, yup } from '../../platform/contract.ts';
import { attachmentMessages as messages } from '../ground/attachments/messages.ts';
import {
  attachmentBox,
  attachmentPath,
  attachmentRecord,
  attachmentsPath,
  mayRead,
  mayReadOriginals,
  mayRedact,
  mayWrite,
  ofAttachment,
  ofRepresentation,
} from './contract/parts.ts';

export type { Attachment, AttachmentBox } from './contract/parts.ts';

/** By their numbers. */
export const listAttachments = endpoint({
  ...mayRead,
  method: 'GET',
  path: attachmentsPath,
  summary: 'The attachments of a representation',
  reads: ['representation:id'],
  params: ofRepresentation,
  response: closed({ attachments: yup.array().of(attachmentRecord.required()).required() }),
});

/** Nothing opens it from then on, and the public no longer reads its copy; for an hour it can be restored. */
export const deleteAttachment = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: attachmentPath,
  summary: 'Delete an attachment of a representation',
  changes: ['representation:id'],
  status: 204,
  params: ofAttachment,
  response: yup.mixed().notRequired(),
});

/** Throws not-found once an hour has gone by. It is not published by it. */
export const restoreAttachment = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${attachmentPath}/restore`,
  summary: 'Give a representation back an attachment that was deleted less than an hour ago',
  changes: ['representation:id'],
  params: ofAttachment,
  response: closed({ id: yup.number().required() }),
});

const address = closed({ url: yup.string().required() });
const opened = closed({ as: yup.string().oneOf(['attachment', 'inline']).default('attachment') });

/** For 15 minutes. Clean files only: otherwise 404. */
export const getAttachmentOriginal = endpoint({
  ...mayReadOriginals,
  method: 'GET',
  path: `${attachmentPath}/original`,
  summary: 'An address of an attachment as it arrived',
  reads: ['representation:id'],
  params: ofAttachment,
  query: opened,
  response: address,
});

/** For 15 minutes. 404 until a copy is made. */
export const getAttachmentCopy = endpoint({
  ...mayRead,
  method: 'GET',
  path: `${attachmentPath}/copy`,
  summary: 'An address of the redacted copy of an attachment',
  reads: ['representation:id'],
  params: ofAttachment,
  query: opened,
  response: address,
});

const version = ordinal.min(0).required();
const boxes = yup.array().of(attachmentBox.required()).max(500, messages.tooManyBoxes).required();

/** Before the first save, no boxes as version 0. */
export const getAttachmentBoxes = endpoint({
  ...mayReadOriginals,
  method: 'GET',
  path: `${attachmentPath}/boxes`,
  summary: 'The boxes under which an attachment is redacted',
  reads: ['representation:id'],
  params: ofAttachment,
  response: closed({ boxes, version }),
});

/**
 * Has a copy made in which nothing is left under the boxes, and in place of the former one; no boxes give a copy without
 * metadata. Saved by somebody since `version`: 409 changed-meanwhile. Takes the former from the public, and back an
 * approval to publish.
 */
export const putAttachmentBoxes = endpoint({
  ...mayRedact,
  method: 'PUT',
  path: `${attachmentPath}/boxes`,
  summary: 'Redact an attachment',
  changes: ['representation:id'],
  params: ofAttachment,
  body: closed({ boxes, version }),
  status: 202,
  response: closed({ version }),
});
