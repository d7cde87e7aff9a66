/** What people read of a history's export. */
export const historyExportMessages = {
  export: 'Export as CSV',
  failed: 'The history could not be exported',
  cut: (most: string) => `The file has the newest ${most} lines: narrow the history for the rest.`,
  file: (siteId: number) => `history-${siteId}.csv`,
  columns: {
    when: 'When',
    who: 'Who',
    what: 'Kind',
    scenario: 'Scenario',
    field: 'Field',
    before: 'Before',
    after: 'After or text',
    undone: 'Undone',
  },
  types: { NOTE: 'Note', FILE: 'File', EDIT: 'Edit' },
  undone: 'Undone',
  undo: 'Undo of an edit',
} as const;
