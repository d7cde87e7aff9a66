/** What people read of a site's history. */
export const historyPanelMessages = {
  filter: 'Filter',
  filters: { none: 'None', file: 'File', note: 'Note', edit: 'Edit' },
  failed: 'Failed to fetch history',
  empty: 'No changes yet',
  emptyHint: 'Edits, notes and files of this site appear here, with who made them and when.',
  noneOfKind: 'Nothing of this kind yet',
  older: 'Show older',
  changed: (field: string, before: string, after: string) =>
    before ? `${field}: ${before} → ${after}` : `${field}: ${after}`,
  uploaded: (names: string) => `Uploaded ${names}`,
  removed: (names: string) => `Deleted ${names}`,
  quarantined: (names: string) => `Quarantined ${names}`,
  underScenario: (name: string) => `Scenario ${name}`,
  undone: 'Undone',
  edited: 'edited',
  undoLast: (label: string) => `Undo change of ${label}`,
} as const;
