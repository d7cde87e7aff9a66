import {
  cancelUpload,
  finishUpload,
  openUpload,
} from '@calls/land/files/contract/resumed-upload.ts';
import { call } from '../../api/call.ts';
import { uploadStores } from '../../records/files/upload-store.ts';

/** The uploads of a site. */
export const siteUploads = uploadStores((siteId) => ({
  open: (file, options) =>
    call(openUpload, { siteId, dataType: 'site files', fileCollection: [file] }, options),
  finish: (fileId) => call(finishUpload, { fileId }),
  cancel: (fileId) => call(cancelUpload, { fileId }),
}));
