/** Words of a document's settings. */
export const settingsMessages = {
  open: 'Settings',
  title: 'Document settings',
  submit: 'Save settings',
  failed: 'Failed to save the settings',
  name: 'Title',
  subtitle: 'Words under the title',
  hideNumbers: 'Hide the numbers of sections',
  hideNumbersHint: 'The public sees titles only; here the numbers stay in the contents.',
  saved: 'Settings saved',
} as const;
