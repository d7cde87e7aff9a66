const records = (n: number) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'record' : 'records'}`;

/** What people read of a change of many, by what it did. */
const ofMany = {
  changed: {
    oneOf: (n: number) => `One of ${n.toLocaleString('en-GB')} changed at once`,
    undoAll: (n: number) => `Undo all ${n.toLocaleString('en-GB')}`,
    title: (n: number) => `Undo the change of ${records(n)}`,
    confirm: (n: number) => (n === 0 ? 'Change back' : `Change ${records(n)} back`),
    will: (n: number) =>
      n === 0
        ? 'None of it can be changed back.'
        : `${records(n)} will be as ${n === 1 ? 'it was' : 'they were'} before.`,
    running: (done: number, total: number) =>
      `Changing back: ${done.toLocaleString('en-GB')} of ${records(total)}`,
    done: (n: number) => `${records(n)} changed back`,
    stay: (n: number) => `${records(n)} not changed back`,
  },
  registered: {
    oneOf: (n: number) => `One of ${n.toLocaleString('en-GB')} registered together`,
    undoAll: (n: number) =>
      n === 1
        ? 'Take back the registration'
        : `Take back all ${n.toLocaleString('en-GB')} registered`,
    title: (n: number) => `Take back the registration of ${records(n)}`,
    confirm: (n: number) => (n === 0 ? 'Take back' : `Take back ${records(n)}`),
    will: (n: number) =>
      n === 0
        ? 'None of it can be taken back.'
        : `${records(n)} will be deleted, with the people who were added for ${n === 1 ? 'it' : 'them'} alone. ` +
          'What came through the inbox waits there again, and answers to a document can be registered again. ' +
          'What came from a file is registered again from that file only, which is not kept here: make sure that you have it.',
    running: (done: number, total: number) =>
      `Taking back: ${done.toLocaleString('en-GB')} of ${records(total)}`,
    done: (n: number) => `${records(n)} taken back`,
    stay: (n: number) => `${records(n)} not taken back`,
  },
  deleted: {
    oneOf: (n: number) => `One of ${n.toLocaleString('en-GB')} deleted together`,
    undoAll: (n: number) => `Restore all ${n.toLocaleString('en-GB')}`,
    title: (n: number) => `Restore ${records(n)}`,
    confirm: (n: number) => (n === 0 ? 'Restore' : `Restore ${records(n)}`),
    will: (n: number) =>
      n === 0
        ? 'None of it can be restored.'
        : `${records(n)} will be there again as ${n === 1 ? 'it was' : 'they were'}.`,
    running: (done: number, total: number) =>
      `Restoring: ${done.toLocaleString('en-GB')} of ${records(total)}`,
    done: (n: number) => `${records(n)} restored`,
    stay: (n: number) => `${records(n)} not restored`,
  },
} as const;

/** What people read of the history of a site or another record. */
export const historyPanelMessages = {
  title: 'History',
  filter: 'Filter',
  filters: { none: 'None', file: 'File', note: 'Note', edit: 'Edit' },
  furtherFilters: (count: number) => (count === 0 ? 'More filters' : `More filters (${count})`),
  further: 'Whose changes, of what and when',
  by: 'Changed by',
  everybody: 'Everybody',
  ofField: 'Field',
  everyField: 'Every field',
  from: 'From',
  to: 'To',
  clearFilters: 'Show everything',
  failed: 'Failed to fetch history',
  empty: 'No changes yet',
  emptyHint: 'Edits, notes and files of this site appear here, with who made them and when.',
  noneOfKind: 'Nothing of this kind yet',
  older: 'Show older',
  changed: (field: string, before: string, after: string) =>
    before ? `${field}: ${before} → ${after}` : `${field}: ${after}`,
  because: (said: string, why: string) => `${said} (${why})`,
  cleared: (field: string, before: string) => `${field} cleared, was ${before}`,
  uploaded: (names: string) => `Uploaded ${names}`,
  removed: (names: string) => `Deleted ${names}`,
  restored: (names: string) => `Restored ${names}`,
  quarantined: (names: string) => `Quarantined ${names}`,
  underScenario: (name: string) => `Scenario ${name}`,
  undone: 'Undone',
  undid: 'Undid',
  edited: 'edited',
  undoLast: (label: string) => `Undo change of ${label}`,
  isBack: (label: string) => `${label} is as it was before`,
  notUndone: (label: string) => `${label} was not undone`,
  ofMany,
  cancel: 'Cancel',
  willStay: (n: number, named: string) =>
    `${records(n)} will stay as ${n === 1 ? 'it is' : 'they are'}. ${named}`,
  someOf: (named: string[], more: number) =>
    `${named.join('; ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}.`,
  withdrawn: 'The public reads it no longer',
  withdrawnMany: (count: number) =>
    count === 1
      ? 'The public reads 1 of them no longer'
      : `The public reads ${count.toLocaleString('en-GB')} of them no longer`,
  undoEnded: 'The rest could not be changed back',
  undoUnknown: 'It is not known what became of the rest',
} as const;
