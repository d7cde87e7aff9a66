import { closed, needs, recordId, yup } from '../../../platform/contract.ts';
import { MAX_PAGE } from '../../../platform/max-page.ts';
import { siteFileKinds, uploadKinds } from '../../../records/files/bucket-kinds.ts';
import { fileStates } from '../../../records/files/file-states.ts';
import { fileMessages as messages } from '../../../records/files/messages.ts';

export const id = recordId.required();
export const kind = yup.string().oneOf(siteFileKinds);

/** One file of a site. */
export const siteFile = closed({
  /** Safe, and unique among the council's files: the generic calls take it as `fileName`. */
  name: yup.string().required(),
  metadata: closed({
    contentType: yup.string().required(),
    updated: yup.string().required(),
    name: yup.string().required(),
    /** The person's own name for it, for display. */
    orig_name: yup.string().required(),
    id,
    kind: kind.required(),
    /** In bytes. */
    size: yup.number().integer().required(),
    /** The value that /file/signed-url takes. */
    selfLink: yup.string().required(),
    timeCreated: yup.string().required(),
  }).required(),
  /** Opens the file for 15 minutes without signing in; null unless the file is clean, and on long pages. */
  signedUrl: yup.string().nullable().defined(),
  /** Opens a small JPEG of a picture; null where `signedUrl` is, and for everything but pictures. */
  thumbnailUrl: yup.string().nullable().defined(),
  scannedStatus: yup.string().oneOf(fileStates).required(),
  /** Why it is not clean (yet), in words. */
  reason: yup.string().nullable().defined(),
  user_name: yup.string().required(),
});
export type SiteFile = yup.InferType<typeof siteFile>;

/** At most 500 of them at a time. */
export const page = {
  limit: yup.number().integer().min(1).max(MAX_PAGE).default(50),
  offset: yup.number().integer().min(0).default(0),
};
export const filePage = closed({
  /** Newest first. */
  files: yup.array().of(siteFile.required()).required(),
  total: yup.number().integer().required(),
});

const feature = 'files' as const;
export const read = { feature, access: needs('sites', 'read') };
export const write = { feature, access: needs('sites', 'write') };
export const fileDeletion = { feature, access: needs('sites', 'delete') };

/** The files of a multipart upload. */
export const collection = yup
  .mixed()
  .required()
  .meta({ jsonSchema: { type: 'string', contentMediaType: 'application/octet-stream' } });
/** `metadata` of a multipart upload, as JSON text. */
export const uploadMetadata = closed({
  dataType: yup.string().oneOf(uploadKinds, messages.metadata),
  siteId: recordId,
});
export const uploaded = closed({ files: yup.array().of(siteFile.required()).required() });
