import { closed, endpoint, needs, yup } from '../platform/contract.ts';
import { siteFileKinds, uploadKinds } from './bucket-kinds.ts';
import { FILE_LIMITS } from './file-limits.ts';
import { fileMessages as messages } from './messages.ts';

/** What the scan says of a file (specification 002 section 3). */
export const fileStates = ['unscanned', 'clean', 'quarantined', 'fail'] as const;
export type FileState = (typeof fileStates)[number];

const id = yup.number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required();
const kind = yup.string().oneOf(siteFileKinds);

/** One file of a site. */
export const siteFile = closed({
  /** Safe and unlike any other of the council's: what the generic calls take as `fileName`. */
  name: yup.string().required(),
  metadata: closed({
    contentType: yup.string().required(),
    updated: yup.string().required(),
    name: yup.string().required(),
    /** As the person called it, for showing. */
    orig_name: yup.string().required(),
    id,
    kind: kind.required(),
    /** In bytes. */
    size: yup.number().integer().required(),
    /** What /file/signed-url takes. */
    selfLink: yup.string().required(),
    timeCreated: yup.string().required(),
  }).required(),
  /** Opens the file for 15 minutes, without signing in; null for whatever is not clean, and on long pages. */
  signedUrl: yup.string().nullable().defined(),
  scannedStatus: yup.string().oneOf(fileStates).required(),
  /** Why it is not clean (yet), in words. */
  reason: yup.string().nullable().defined(),
  user_name: yup.string().required(),
});
export type SiteFile = yup.InferType<typeof siteFile>;

const page = {
  limit: yup.number().integer().min(1).max(500).default(50),
  offset: yup.number().integer().min(0).default(0),
};
const filePage = closed({
  /** Newest first. */
  files: yup.array().of(siteFile.required()).required(),
  total: yup.number().integer().required(),
});

const feature = 'files';
const read = { feature, access: needs('sites', 'read') };
const write = { feature, access: needs('sites', 'write') };
const remove = { feature, access: needs('sites', 'delete') };

const ofSite = closed({ id });
const pageOfKind = closed({ dataType: kind, ...page });
const v2List = { ...read, method: 'GET', params: ofSite, query: pageOfKind } as const;

/** Only these can be opened; `signedUrl` is there on pages of at most 50. */
export const getSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files',
  summary: 'Files of a site that were found clean',
  response: filePage,
});
/** Arrived, and not judged yet; `reason` says what they wait for. */
export const getUnscannedSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files/unscanned',
  summary: 'Files of a site that wait for their scan',
  response: filePage,
});
/** With those that failed. Nothing opens them. */
export const getQuarantinedSiteFiles = endpoint({
  ...v2List,
  path: '/site/v2/{id}/files/quarantined',
  summary: 'Files of a site that were found harmful or broken',
  response: filePage,
});

const collection = yup
  .mixed()
  .required()
  .meta({ jsonSchema: { type: 'string', contentMediaType: 'application/octet-stream' } });
/** `metadata` of a multipart upload, as JSON text. */
export const uploadMetadata = closed({
  dataType: yup.string().oneOf(uploadKinds, messages.metadata),
  siteId: id.notRequired(),
});
const uploaded = closed({ files: yup.array().of(siteFile.required()).required() });

/**
 * Multipart: `fileCollection` (up to 10 files, 10 MB together; larger ones: openUpload) and `metadata`
 * ({"dataType": "site files"}). A fault names its file: fields['fileCollection[1]']. A repeat under the same
 * Idempotency-Key adds nothing.
 */
export const uploadSiteFiles = endpoint({
  ...write,
  method: 'POST',
  path: '/site/v2/{id}/files',
  summary: 'Upload files to a site (multipart: fileCollection, metadata)',
  status: 201,
  idempotent: true,
  params: ofSite,
  form: closed({ fileCollection: collection, metadata: yup.string() }),
  response: uploaded,
});
export const deleteSiteFile = endpoint({
  ...remove,
  method: 'DELETE',
  path: '/site/v2/{id}/files/{fileId}',
  summary: 'Delete a file of a site',
  status: 204,
  params: closed({ id, fileId: id }),
  response: yup.mixed().notRequired(),
});

const ofSiteAndKind = closed({ siteId: id, dataType: kind, ...page });
const genericList = { ...read, method: 'GET', query: ofSiteAndKind } as const;

/** As getSiteFiles. */
export const getFiles = endpoint({
  ...genericList,
  path: '/file',
  summary: 'Files of a site that were found clean',
  response: filePage,
});
/** As getUnscannedSiteFiles. */
export const getUnscannedFiles = endpoint({
  ...genericList,
  path: '/file/unscanned',
  summary: 'Files of a site that wait for their scan',
  response: filePage,
});
/** As getQuarantinedSiteFiles. */
export const getQuarantinedFiles = endpoint({
  ...genericList,
  path: '/file/quarantined',
  summary: 'Files of a site that were found harmful or broken',
  response: filePage,
});
/** As uploadSiteFiles; the site stands in `metadata`: {"siteId": 7, "dataType": "site files"}. */
export const uploadFiles = endpoint({
  ...write,
  method: 'POST',
  path: '/file',
  summary: 'Upload files to a site (multipart: fileCollection, metadata with siteId and dataType)',
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
  ...remove,
  method: 'DELETE',
  path: '/file',
  summary: 'Delete a file by its name',
  status: 204,
  query: closed({ fileName, siteId: id, bucketName }),
  response: yup.mixed().notRequired(),
});
/** A redirect to an address that lasts 15 minutes; with `as=link` gives that address. Only of a clean file: else 404. */
export const downloadFile = endpoint({
  ...read,
  method: 'GET',
  path: '/file/download',
  summary: 'A clean file: a redirect to an address that lasts 15 minutes',
  query: closed({
    fileName,
    fileType: yup.string().max(100),
    siteId: id,
    bucketName,
    as: yup.string().oneOf(['link']),
  }),
  response: closed({ url: yup.string().required() }),
});
/** Opens in the browser instead of being saved. Only of a clean file: else 404. */
export const getSignedUrl = endpoint({
  ...read,
  method: 'GET',
  path: '/file/signed-url',
  summary: 'An address for 15 minutes of a clean file, by its selfLink',
  query: closed({ selfLink: yup.string().max(2000).required() }),
  response: closed({ signedUrl: yup.string().required() }),
});

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
 * For uploads over 10 MB, all files of one at once. Each answer's `address` takes the bytes from the browser, as
 * Cloud Storage's resumable uploads do: PUT them whole, or in parts of n × 256 KiB with
 * `Content-Range: bytes 0-262143/700000` (308 until the last); after a broken connection PUT nothing with
 * `Content-Range: bytes *\/700000` and go on behind the answer's `Range: bytes=0-262143`.
 */
export const openUpload = endpoint({
  ...write,
  method: 'POST',
  path: '/file/upload',
  summary: 'Open uploads that the browser sends straight to the store, and can resume',
  status: 201,
  idempotent: true,
  body: closed({
    siteId: id,
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
/** Once the last byte is sent: the file is listed from now on. (The store's own event does the same, a little later.) */
export const finishUpload = endpoint({
  ...write,
  method: 'POST',
  path: '/file/upload/{fileId}',
  summary: 'All bytes of an opened upload are sent',
  params: closed({ fileId: id }),
  response: closed({ file: siteFile.required() }),
});
/** Gives up an upload of one's own that was not finished. */
export const cancelUpload = endpoint({
  ...write,
  method: 'DELETE',
  path: '/file/upload/{fileId}',
  summary: 'Cancel an opened upload',
  status: 204,
  params: closed({ fileId: id }),
  response: yup.mixed().notRequired(),
});
