/** What people read where a site's tags are given and taken. */
export const tagPanelMessages = {
  tags: 'Tags',
  more: (n: number) => `+${n} more`,
  moreOf: (n: number) => `Show ${n} more tags`,
  fewer: 'Show fewer tags',
  add: 'Add a tag',
  suggestions: 'Tags that there are',
  hint: 'Enter adds the tag, Escape clears it',
  saving: (name: string) => `Adding ${name}`,
  failed: (name: string) => `${name} could not be added`,
  again: (name: string) => `Try again to add ${name}`,
  drop: (name: string) => `Do not add ${name}`,
  remove: (name: string) => `Remove the tag ${name}`,
  removed: (name: string) => `Tag ${name} removed`,
  removeFailed: (name: string) => `Tag ${name} could not be removed`,
  dictionaryTags: 'Data dictionary tags',
} as const;
