/** Words of the editor of topics. */
export const tagTopicEditorMessages = {
  block: 'Topics',
  topics: 'Topics',
  hint: (most: number) =>
    `What this part is about, at most ${most}. Each leads readers to all that your documents say about it.`,
  full: (most: number) => `These are ${most}, the most that are shown.`,
  find: 'Find a topic',
  failed: 'The topics could not be loaded',
  unknown: 'A topic that is not there any more',
  none: 'No topic chosen yet',
} as const;
