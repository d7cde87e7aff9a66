const MB = 1024 * 1024;

/** Limits of an upload (specification 000 section 9); sizes in bytes. */
export const FILE_LIMITS = {
  /** Files of one upload. */
  files: 10,
  /** Of one file, and of all files of one upload together. */
  bytes: 32 * MB,
  /** An image of a site is previewed up to this size. */
  previewBytes: 3 * MB,
};

/** Accepted file types, by file extension. */
export const uploadTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const;
export type FileEnding = keyof typeof uploadTypes;
export type UploadType = (typeof uploadTypes)[FileEnding];
