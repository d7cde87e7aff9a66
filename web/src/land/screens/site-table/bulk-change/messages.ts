const counted = (n: number, one: string) =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : `${one}s`}`;
const sites = (n: number) => counted(n, 'site');

/** What people read where several sites are changed at once. */
export const bulkChangeMessages = {
  tool: 'Change fields',
  title: (n: number) => `Change fields of ${sites(n)}`,
  addField: 'Field to change',
  chooseField: 'Choose a field',
  newValue: (label: string) => `New value of ${label}`,
  emptied: 'Left empty, the field is emptied.',
  remove: (label: string) => `Leave ${label} as it is`,
  noFields: 'The council’s site page has no field that can be edited.',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  preview: 'Preview',
  change: (n: number) => `Change ${sites(n)}`,
  counts: (change: number, same: number, refused: number) =>
    [
      `${sites(change)} will change`,
      `${sites(same)} ${same === 1 ? 'has' : 'have'} it already`,
      ...(refused > 0 ? [`${sites(refused)} with something refused`] : []),
    ].join(', '),
  nothing: 'Nothing would change.',
  lines: 'What changes',
  site: 'Site',
  field: 'Field',
  before: 'Now',
  after: 'New',
  refused: (why: string) => `Refused: ${why}`,
  missing: 'There is no such site any more',
  siteNumber: (id: number) => `Site ${id}`,
  wholeSite: 'All fields',
  typeSave: 'Type SAVE to confirm',
  wordToType: 'SAVE',
  previewFailed: 'Failed to preview the change',
  changeFailed: 'Failed to change the sites',
  stoppedAt: (done: number) => `Stopped. ${sites(done)} changed; the rest is as it was.`,
  failedAt: (why: string, done: number) =>
    `${why} ${sites(done)} changed before; the rest is as it was.`,
  unknownAt: (why: string, done: number) => `${why} ${sites(done)} changed for certain.`,
  done: (n: number) => `${sites(n)} changed`,
  someLeft: (n: number) => `${sites(n)} left as ${n === 1 ? 'it was' : 'they were'}`,
  changedAndLeft: (n: number, left: number) =>
    `${sites(n)} changed, ${left.toLocaleString('en-GB')} left:`,
  notPasted: (n: number) => `${counted(n, 'cell')} not pasted`,
  warnings: (said: string[], more: number) =>
    `${said.join('. ')}${more > 0 ? `, and ${more.toLocaleString('en-GB')} more` : ''}.`,
  changedAlone: 'Asks for SAVE to be typed: change it by itself',
  yesOrNo: 'Must be Yes or No',
  leftTitle: 'Left as they were',
  undone: (n: number) => `${sites(n)} changed back`,
  undoFailed: 'This could not be undone',
  undoLeft: (n: number) => `${sites(n)} not changed back`,
  someNames: (names: string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-GB')} more` : ''}: changed again meanwhile.`,
  undoing: (done: number, total: number) =>
    `Changing back: ${done.toLocaleString('en-GB')} of ${sites(total)}`,
} as const;
