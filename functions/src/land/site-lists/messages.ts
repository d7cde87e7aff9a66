/** Messages about a list's name. */
export const siteListMessages = {
  nameRequired: 'List name is required',
  nameTooLong: 'List name must be at most 100 characters',
  label: 'List',
  added: (list: string) => `Added to ${list}`,
  removed: (list: string) => `Removed from ${list}`,
} as const;
