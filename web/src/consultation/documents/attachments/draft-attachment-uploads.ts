import {
  cancelDraftAttachment,
  finishDraftAttachment,
  openDraftAttachments,
} from '@calls/consultation/documents/contract/attachments.ts';
import { call } from '../../../api/call.ts';
import { uploadStores } from '../../../records/files/upload-store.ts';

/** The uploads of attachments to a document. */
export const draftAttachmentUploads = uploadStores((id) => ({
  open: (file, options) => call(openDraftAttachments, { id, fileCollection: [file] }, options),
  finish: (fileId) => call(finishDraftAttachment, { id, fileId }),
  cancel: (fileId) => call(cancelDraftAttachment, { id, fileId }),
}));
