/** What people read of documents in the command bar. */
export const documentCommandMessages = { documents: 'Documents' } as const;
