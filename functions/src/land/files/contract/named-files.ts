import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { siteFileKinds } from '../../../records/files/bucket-kinds.ts';
import { collection, filePage, kind, page, read, fileDeletion, uploaded, write } from './parts.ts';

const ofSiteAndKind = closed({ siteId, dataType: kind, ...page });
const genericList = { ...read, method: 'GET', query: ofSiteAndKind } as const;

/** Like getSiteFiles. */
export const getFiles = endpoint({
  ...genericList,
  path: '/file',
  summary: 'Files of a site that were found clean',
  reads: ['site:siteId'],
  response: filePage,
});
/** Like getUnscannedSiteFiles. */
export const getUnscannedFiles = endpoint({
  ...genericList,
  path: '/file/unscanned',
  summary: 'Files of a site that wait for their scan',
  reads: ['site:siteId'],
  response: filePage,
});
/** Like getQuarantinedSiteFiles. */
export const getQuarantinedFiles = endpoint({
  ...genericList,
  path: '/file/quarantined',
  summary: 'Files of a site that were found harmful or broken',
  reads: ['site:siteId'],
  response: filePage,
});
/** Like uploadSiteFiles; the site is in `metadata`: {"siteId": 7, "dataType": "site files"}. */
export const uploadFiles = endpoint({
  ...write,
  method: 'POST',
  path: '/file',
  summary: 'Upload files to a site (multipart: fileCollection, metadata with siteId and dataType)',
  changes: ['site'],
  status: 201,
  idempotent: true,
  form: closed({ fileCollection: collection, metadata: yup.string().required() }),
  response: uploaded,
});

const fileName = yup.string().max(300).required();
/** Kind of the bucket: the file's own kind, 'unscanned' or 'quarantined'. */
const bucketName = yup
  .string()
  .oneOf([...siteFileKinds, 'unscanned', 'quarantined'])
  .required();
export const deleteFile = endpoint({
  ...fileDeletion,
  method: 'DELETE',
  path: '/file',
  summary: 'Delete a file by its name',
  changes: ['site:siteId'],
  status: 204,
  query: closed({ fileName, siteId, bucketName }),
  response: yup.mixed().notRequired(),
});
/**
 * Redirects to an address that lasts 15 minutes; with `as=link` returns that address. Clean files only: otherwise
 * 404.
 */
export const downloadFile = endpoint({
  ...read,
  method: 'GET',
  path: '/file/download',
  summary: 'A clean file: a redirect to an address that lasts 15 minutes',
  reads: ['site:siteId'],
  query: closed({
    fileName,
    fileType: yup.string().max(100),
    siteId,
    bucketName,
    as: yup.string().oneOf(['link']),
  }),
  response: closed({ url: yup.string().required() }),
});
/** Opens in the browser instead of downloading. Clean files only: otherwise 404. */
export const getSignedUrl = endpoint({
  ...read,
  method: 'GET',
  path: '/file/signed-url',
  summary: 'An address for 15 minutes of a clean file, by its selfLink',
  reads: [],
  query: closed({ selfLink: yup.string().max(2000).required() }),
  response: closed({ signedUrl: yup.string().required() }),
});
