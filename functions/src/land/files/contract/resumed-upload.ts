import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { uploadKinds } from '../../ground/files/bucket-kinds.ts';
import { FILE_LIMITS } from '../../ground/files/file-limits.ts';
import { fileMessages as messages } from '../../ground/files/messages.ts';
import { id, siteFile, write } from './parts.ts';

const announced = closed({
  fileName: yup.string().trim().min(1, messages.noName).max(1000).required(messages.noName),
  contentType: yup.string().max(100),
  /** In bytes. */
  size: yup
    .number()
    .integer()
    .min(1, messages.empty)
    .max(FILE_LIMITS.bytes, messages.tooLarge)
    .required(),
});
/**
 * An upload that survives a broken connection, all files of one at once. Each answer's `address` takes the bytes from the browser, as
 * Cloud Storage's resumable uploads do: PUT them whole, or in parts of n × 256 KiB with `Content-Range: bytes
 * 0-262143/700000` (308 until the last); after a broken connection PUT nothing with `Content-Range: bytes *\/700000`
 * and continue after the answer's `Range: bytes=0-262143`.
 */
export const openUpload = endpoint({
  ...write,
  method: 'POST',
  path: '/file/upload',
  summary: 'Open uploads that the browser sends straight to the store, and can resume',
  changes: ['site:siteId'],
  status: 201,
  idempotent: true,
  body: closed({
    siteId,
    dataType: yup.string().oneOf(uploadKinds).required(),
    fileCollection: yup
      .array()
      .of(announced.required())
      .min(1, messages.empty)
      .max(FILE_LIMITS.files, messages.tooMany)
      .required(messages.empty),
  }),
  response: closed({
    /** In the order of fileCollection. */
    uploads: yup
      .array()
      .of(closed({ fileId: id, address: yup.string().required() }).required())
      .required(),
  }),
});
/**
 * After the last byte is sent: the file is listed from now on. (The store's own event does the same, a little later.)
 */
export const finishUpload = endpoint({
  ...write,
  method: 'POST',
  path: '/file/upload/{fileId}',
  summary: 'All bytes of an opened upload are sent',
  changes: ['site'],
  params: closed({ fileId: id }),
  response: closed({ file: siteFile.required() }),
});
/** Abandons one of the person's own unfinished uploads. */
export const cancelUpload = endpoint({
  ...write,
  method: 'DELETE',
  path: '/file/upload/{fileId}',
  summary: 'Cancel an opened upload',
  changes: ['site'],
  status: 204,
  params: closed({ fileId: id }),
  response: yup.mixed().notRequired(),
});
