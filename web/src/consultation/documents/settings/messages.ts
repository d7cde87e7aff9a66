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
  councilPage: 'Page of the council',
  councilPageHint:
    'The public reads it at this address once it is published, linked at the foot of every page. Without such a document a text of ours stands there.',
  noCouncilPage: 'None',
  pageAt: (name: string, address: string) => `${name} (${address})`,
  yes: 'Yes',
  no: 'No',
  saved: 'Settings saved',
} as const;
