import {
  cancelAttachmentUpload,
  finishAttachmentUpload,
  openAttachmentUpload,
} from '@calls/consultation/attachments/contract/uploads.ts';
import { call } from '../../api/call.ts';
import { uploadStores } from '../../records/files/upload-store.ts';

/** The uploads of attachments to a representation. */
export const attachmentUploads = uploadStores((id) => ({
  open: (file, options) => call(openAttachmentUpload, { id, fileCollection: [file] }, options),
  finish: (fileId) => call(finishAttachmentUpload, { id, fileId }),
  cancel: (fileId) => call(cancelAttachmentUpload, { id, fileId }),
}));
