/** Messages about a site's history. */
export const historyMessages = {
  noteTooShort: 'A note must be longer than 2 characters',
  noteTooLong: 'A note must be at most 8000 characters',
  unknownCursor: 'Not a cursor returned by an earlier page',
} as const;
