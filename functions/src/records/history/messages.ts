/** Messages about the history of any record. */
export const recordHistoryMessages = {
  byItself: 'Automatic update',
  notADay: 'Must be a day, such as 2026-04-03',
  otherChange: 'Another change has been made since',
  undoneAlready: 'Changed back already',
  changedSince: 'Changed again since',
  notThere: 'Deleted since',
  refused: 'It cannot be as it was any more',
} as const;
