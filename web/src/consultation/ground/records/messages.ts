/** What people read on the tables and drawers of any kept record. */
export const keptPanelMessages = {
  updateFailed: (column: string) => `Failed to update ${column}`,
  customFailed: 'Failed to update custom field',
  notADate: 'Please enter a date',
  notANumber: 'Must be a number',
  yes: 'Yes',
  no: 'No',
  required: 'Field is required',
  noChoice: 'Not chosen',
  statusDot: 'Status',
  gone: 'It is not there any more',
  delete: 'Delete',
  cancel: 'Cancel',
  undo: 'Undo',
  restoreFailed: 'Failed to restore',
} as const;
