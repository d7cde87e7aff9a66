/** The list of keys; it comes with its dialog, so that the shell does not carry its words. */
export const keyMessages = {
  title: 'Keys',
  search: 'Go to the search',
  commands: 'Search or go to anything',
  help: 'Show this list',
  escape: 'Close what is on top',
} as const;
