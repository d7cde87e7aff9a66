import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { uploadKinds } from '../../../records/files/bucket-kinds.ts';
import { announcedFiles, openedUploads } from '../../../records/files/upload-schema.ts';
import { id, siteFile, write } from './parts.ts';

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
    fileCollection: announcedFiles,
  }),
  response: openedUploads,
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
