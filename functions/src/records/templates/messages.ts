/** Messages about saved searches. */
export const templateMessages = {
  nameTaken: 'You already have a saved search with this name',
} as const;
