/** Words of what differs between two texts. */
export const wordDifferenceMessages = {
  differences: 'Differences',
  added: 'Added',
  removed: 'Taken out',
  sameWords: 'The words are the same.',
} as const;
