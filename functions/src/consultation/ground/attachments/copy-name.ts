/** Where a redacted copy lies in the clean bucket. */
export const copyName = (shortName: string, copyId: number): string =>
  `${shortName}/redacted-copies/${copyId}`;
