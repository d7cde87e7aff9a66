/** What people read about any kept record. */
export const recordMessages = {
  created: 'Added',
  deleted: 'Deleted',
  restored: 'Restored',
  empty: 'Empty',
  nothingToChange: 'Nothing was changed',
  searchTextTooLong: (most: number) => `Must be at most ${most} characters`,
} as const;
