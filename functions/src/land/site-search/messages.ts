/** Messages about saved searches. */
export const siteSearchMessages = {
  nameTaken: 'You already have a saved search with this name',
} as const;
