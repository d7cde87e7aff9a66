const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** How large a file is, as people say it: 120 kB, 3.4 MB. */
export const sizeInWords = (bytes: number): string =>
  kilobytes(bytes) < 1024 ? `${kilobytes(bytes)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
