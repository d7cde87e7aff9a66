import { closed, endpoint, yup } from '../../platform/contract.ts';
import {
  collection,
  filePage,
  id,
  kind,
  page,
  read,
  fileDeletion,
  siteFile,
  uploaded,
  write,
} from './contract/parts.ts';

export type { SiteFile } from './contract/parts.ts';

const ofSite = closed({ id });
const pageOfKind = closed({ dataType: kind, ...page });
const v2List = { ...read, method: 'GET', params: ofSite, query: pageOfKind } as const;

/** Only these can be opened; `signedUrl` is there on pages of at most 50. */
export const getSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files',
  summary: 'Files of a site that were found clean',
  reads: ['site:id'],
  response: filePage,
});
/** Received but not scanned yet; `reason` says what they are waiting for. */
export const getUnscannedSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files/unscanned',
  summary: 'Files of a site that wait for their scan',
  reads: ['site:id'],
  response: filePage,
});
/** Including those whose scan failed. Nothing opens them. */
export const getQuarantinedSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files/quarantined',
  summary: 'Files of a site that were found harmful or broken',
  reads: ['site:id'],
  response: filePage,
});

/**
 * Multipart: `fileCollection` (up to 10 files, 32 MB together; openUpload takes them in parts) and `metadata` ({"dataType":
 * "site files"}). An error names its file: fields['fileCollection[1]']. Repeating the call with the same
 * Idempotency-Key adds nothing.
 */
export const uploadSiteFiles = endpoint({
  ...write,
  method: 'POST',
  path: '/site/v2/{id}/files',
  summary: 'Upload files to a site (multipart: fileCollection, metadata)',
  changes: ['site:id'],
  status: 201,
  idempotent: true,
  params: ofSite,
  form: closed({ fileCollection: collection, metadata: yup.string() }),
  response: uploaded,
});
/** Nothing opens it from then on; for an hour it can be restored. */
export const deleteSiteFile = endpoint({
  ...fileDeletion,
  method: 'DELETE',
  path: '/site/v2/{id}/files/{fileId}',
  summary: 'Delete a file of a site',
  changes: ['site:id'],
  status: 204,
  params: closed({ id, fileId: id }),
  response: yup.mixed().notRequired(),
});

/** Throws not-found once an hour has gone by. */
export const restoreSiteFile = endpoint({
  ...fileDeletion,
  method: 'POST',
  path: '/site/v2/{id}/files/{fileId}/restore',
  summary: 'Give a site back a file that was deleted less than an hour ago',
  changes: ['site:id'],
  params: closed({ id, fileId: id }),
  response: closed({ file: siteFile.required() }),
});
