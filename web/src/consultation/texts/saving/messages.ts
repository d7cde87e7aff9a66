import { saveMessages } from '../../../forms/autosave/messages.ts';

/** What people read while a text is saved, and where two officers write it. */
export const savingMessages = {
  states: {
    ...saveMessages,
    failed: 'Failed to save the text',
    conflict: 'Somebody else has saved this text',
  },
  retry: 'Try again',
  withdrawn:
    'Taken from the public page, which showed words that are redacted now. Ask for it to be published again.',
  lostTopic: (passages: readonly string[]) =>
    `A topic was deleted before this was saved. Tag it with another: ${passages
      .slice(0, 3)
      .map((each) => `“${each.length > 60 ? `${each.slice(0, 60)}…` : each}”`)
      .join(', ')}${passages.length > 3 ? ` and ${passages.length - 3} more` : ''}.`,
  leaveTitle: 'The text is not saved',
  stay: 'Stay',
  leave: 'Leave',
  others: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} has this text open, too`
      : `${names.join(', ')} have this text open, too`,
  shownTheirs: (name: string) => `${name} saved a newer version; you see it now`,
  somebody: 'Somebody else',
  conflictTitle: 'Two versions of this text',
  conflictText: (name: string) =>
    `${name} saved this text while you were changing it. Nothing was overwritten: choose which version goes on.`,
  mine: 'Your version',
  theirs: (name: string) => `Version of ${name}`,
  keepMine: 'Keep mine',
  keepMineHint: 'Theirs stays among the versions.',
  takeTheirs: 'Take theirs',
  merge: 'Merge by hand',
  mergeHint: 'Yours goes on, with theirs beside it to copy from.',
  mergeDone: 'Close their version',
  decide: 'Decide',
  theirsFailed: 'Failed to load the other version',
  differences: 'Differences',
  restored: 'What you had typed here is back.',
} as const;
