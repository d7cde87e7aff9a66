/** Kinds of buckets that the specification lists (002 section 3); a file's kind says what it belongs to. */
export const bucketKinds = [
  'old site files',
  'site files',
  'geodata',
  'old availability',
  'availability',
  'unscanned',
  'quarantined',
  'consultations attachments',
  'documents',
  'document attachments',
] as const;
export type BucketKind = (typeof bucketKinds)[number];

/** Kinds of a site's own files; the old kinds can be read, but no longer added to. */
export const siteFileKinds = [
  'site files',
  'availability',
  'old site files',
  'old availability',
] as const satisfies BucketKind[];
export type SiteFileKind = (typeof siteFileKinds)[number];

/** Kinds of files that are kept one by one and scanned. */
export type FileKind =
  SiteFileKind | 'consultations attachments' | 'documents' | 'document attachments';

/** The kinds of a site's files that a person may add to. */
export const uploadKinds = ['site files', 'availability'] as const satisfies SiteFileKind[];

/** Availability files belong to a separate feature, which a council may have switched off. */
export const AVAILABILITY_FLAG = 'availability data upload files';
