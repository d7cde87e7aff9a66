/** What people read on the tables and drawers of any kept record. */
export const keptPanelMessages = {
  updateFailed: (column: string) => `Failed to update ${column}`,
  notADate: 'Must be a date',
  required: 'Field is required',
  noChoice: 'Not chosen',
  statusDot: 'Status',
  gone: 'It is not there any more',
  delete: 'Delete',
  cancel: 'Cancel',
  undo: 'Undo',
  restoreFailed: 'Failed to restore',
} as const;
