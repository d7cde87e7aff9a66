/** What people read of letters about a site; spelt as the specification has them. */
export const correspondenceMessages = {
  eventRequired: 'Please choose an event',
  receivedRequired: 'Please enter the reveiced date',
  acknowledgeRequired: 'Please enter the aknowledge date',
  notADate: 'Please enter a date',
  textTooLong: 'Text must be at most 10,000 characters',
  unknownEvent: 'There is no such event',
  unknownType: 'There is no such type of correspondence',
  tooMany: (most: number) => `A site has at most ${most} letters`,
  label: (event: string) => `Correspondence, ${event}`,
  fieldLabel: (event: string, field: string) => `Correspondence, ${event}: ${field}`,
  added: 'Added',
  removed: 'Removed',
  empty: 'Empty',
  columns: { site: 'Site reference', name: 'Site' },
  tooManyToExport: (most: number) =>
    `A file has room for at most ${most} letters: narrow the search`,
  file: 'correspondence.csv',
  fields: {
    event: 'Event',
    correspondence: 'Correspondence',
    letterDate: 'Letter date',
    receivedDate: 'Received date',
    acknowledgeDate: 'Acknowledge date',
    responseDeadline: 'Response deadline',
    text: 'Text',
  },
} as const;
