import { closed, endpoint, recordId, yup } from '../../../platform/contract.ts';
import { announcedFiles, openedUploads } from '../../../records/files/upload-schema.ts';
import {
  attachmentPath,
  attachmentsPath,
  mayWrite,
  ofAttachment,
  ofRepresentation,
} from './parts.ts';

/** As openUpload of files of sites: the browser sends the bytes to the addresses that this gives. */
export const openAttachmentUpload = endpoint({
  ...mayWrite,
  method: 'POST',
  path: attachmentsPath,
  summary: 'Open uploads of attachments that the browser sends straight to the store',
  changes: ['representation:id'],
  status: 201,
  idempotent: true,
  params: ofRepresentation,
  body: closed({ fileCollection: announcedFiles }),
  response: openedUploads,
});

/** The attachment is listed from now on. */
export const finishAttachmentUpload = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${attachmentPath}/upload`,
  summary: 'All bytes of an opened upload of an attachment are sent',
  changes: ['representation:id'],
  params: ofAttachment,
  response: closed({ id: recordId.required() }),
});

/** Abandons one of the person's own unfinished uploads. */
export const cancelAttachmentUpload = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${attachmentPath}/upload`,
  summary: 'Cancel an opened upload of an attachment',
  changes: ['representation:id'],
  status: 204,
  params: ofAttachment,
  response: yup.mixed().notRequired(),
});
