import type { PollAudience } from '@contract/consultation/ground/documents/blocks/poll/schema.ts';

/** Words of the editor of polls. */
export const pollEditorMessages = {
  block: 'Poll',
  title: 'Question',
  titleHint:
    'One short question. People choose one of its options, as they answer any other question.',
  results: 'Results',
  resultsHint: 'Officers see them at any time among the answers.',
  audiences: {
    answered: 'Shown to whoever has answered, and to all once it is closed',
    closed: 'Shown to all once the consultation is closed',
    never: 'Not shown to the public',
  } satisfies Record<PollAudience, string>,
} as const;
