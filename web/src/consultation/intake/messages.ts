import { percentText } from '@contract/platform/percent.ts';
/** What people read where tables, e-mails and letters are taken in. */
export const intakePageMessages = {
  title: 'Intake',
  intro:
    'Tables, emails and letters become representations here. Nothing is registered before you have seen it.',
  paper: 'Type in letters',
  parts: 'Parts of the intake',
  files: 'Files',
  inbox: (waiting: number) => (waiting > 0 ? `Inbox (${number(waiting)})` : 'Inbox'),

  file: 'Files',
  fileHint:
    'CSV or XLSX with a row for each representation; EML, MBOX or MSG; PDF, DOCX, PNG or JPEG of a letter. At most 30 MB each.',
  chooseFile: 'Choose a file',
  tooLarge: 'The file is larger than 30 MB',
  consultation: 'Consultation',
  consultationHint: 'For rows that name none',
  correspondence: 'Correspondence',
  received: 'Received date',
  receivedHint: 'For what says none',
  take: 'Take in',
  taking: 'Sending…',
  lookupsFailed: 'Failed to load consultations and types of correspondence',
  takeFailed: 'The file was not taken in',
  choose: 'Choose',
  none: 'None',

  runs: 'Files taken in',
  runsFailed: 'Failed to load what was taken in',
  noRuns: 'Nothing was taken in yet',
  noRunsHint: 'Choose a file to begin with.',
  more: 'Show more',
  kinds: { table: 'Table', 'e-mail': 'Emails', letter: 'Letter' },
  statuses: {
    new: 'Waiting',
    reading: 'Being read',
    preview: 'To be looked at',
    registering: 'Being registered',
    finished: 'Done',
    discarded: 'Discarded',
    error: 'Failed',
  },
  progress: (done: number, total: number) => `${number(done)} of ${number(total)}`,
  by: (name: string) => `by ${name}`,

  reportFailed: 'Failed to load the report',
  close: 'Close the report',
  rowsFound: (ready: number, refused: number) =>
    refused === 0
      ? `${rows(ready)} can be registered`
      : `${rows(ready)} can be registered, ${number(refused)} cannot`,
  nothingYet: 'Nothing is registered yet.',
  registered: ({ taken, repeated, refused, undone }: Registered) =>
    [
      `${number(taken)} registered`,
      ...(undone > 0 ? [`${number(undone)} taken back`] : []),
      ...(repeated > 0 ? [`${number(repeated)} had been registered before`] : []),
      ...(refused > 0 ? [`${number(refused)} refused`] : []),
    ].join(', '),
  inTheInbox: (items: number) => `${number(items)} read. They wait in the inbox.`,
  toInbox: 'Open the inbox',
  original: 'Save the file as it arrived',
  download: 'Save the report',
  downloadFailed: 'The file was not saved',
  register: (count: number) => `Register ${rows(count)}`,
  registerFailed: 'The rows were not registered',
  discard: 'Discard',
  discardFailed: 'The table was not discarded',
  columns: (columns: number, unmatched: number) =>
    unmatched === 0
      ? `What the ${number(columns)} columns are`
      : `What the columns are: ${number(unmatched)} of ${number(columns)} are left out`,
  columnsHint: 'What you choose here is remembered for the next file.',
  fieldFor: (column: string) => `Field for ${column}`,
  leftOut: 'Left out',
  valuesOf: (values: number, sample: string | null) =>
    `${number(values)} ${values === 1 ? 'value' : 'values'}${sample ? `, such as “${sample}”` : ''}`,
  match: 'Read again',
  matchFailed: 'The table was not read again',
  show: 'Show',
  all: 'All',
  outcomes: {
    waiting: 'Ready',
    taken: 'Taken',
    corrected: 'Corrected',
    refused: 'Refused',
    repeated: 'Registered before',
    undone: 'Taken back',
  },
  rowsOf: 'Rows of the file',
  row: 'Row',
  becomes: 'Becomes',
  remarks: 'Remarks',
  nobody: 'Nobody named',
  isNew: 'New',
  repeats: (id: number) => `Registered before as representation ${id}; not registered again`,
  repeatsDeleted: (id: number) =>
    `Registered before as representation ${id}, which was deleted: restore it from the list of deleted ones`,
  representation: (id: number) => `Representation ${id}`,
  previous: 'Previous rows',
  next: 'Next rows',
  range: (from: number, to: number, total: number) =>
    `${number(from)}–${number(to)} of ${number(total)}`,
  finding: (column: string | null, from: string | null, to: string | null, reason: string) =>
    `${column === null ? '' : `${column}: `}${reason}${from === null || column === null ? '' : ` (“${from}”${to === null ? '' : ` → “${to}”`})`}`,
} as const;

interface Registered {
  taken: number;
  repeated: number;
  refused: number;
  undone: number;
}

/** What people read in the inbox. */
export const inboxMessages = {
  show: 'Show',
  statuses: {
    waiting: 'Waiting',
    unreadable: 'Not readable',
    dismissed: 'Dismissed',
    registered: 'Registered',
  },
  failed: 'Failed to load the inbox',
  nothingTakenIn: 'No email or letter was taken in yet',
  empty: {
    waiting: 'Nothing waits',
    unreadable: 'Nothing is left that could not be read',
    dismissed: 'Nothing is dismissed',
    registered: 'Nothing is registered yet',
  },
  emptyHint: 'Emails and letters that you take in wait here until somebody registers them.',
  toTable: 'Go to the representations',
  select: (subject: string) => `Select ${subject}`,
  selectAll: 'Select all shown',
  selected: (count: number) => `${number(count)} selected`,
  open: (subject: string) => `Open ${subject}`,
  noSubject: 'No subject',
  unknownSender: 'Unknown sender',
  attachments: (names: string) => `Attached: ${names}`,
  confidence: (percent: number) => `Recognised with ${percentText(percent)} confidence`,
  register: 'Register',
  registerSelected: (count: number) => `Register ${number(count)}`,
  leftOut: (count: number) =>
    count === 1
      ? '1 left out: it has a different consultation or type of correspondence. Open it to register.'
      : `${number(count)} left out: they have a different consultation or type of correspondence. Open them to register.`,
  corrected: 'Corrected here, not registered yet',
  registerFailed: 'It was not registered',
  done: (count: number) =>
    count === 1 ? '1 representation registered' : `${number(count)} representations registered`,
  dismiss: 'Dismiss',
  takeBack: 'Take back',
  statusFailed: 'The inbox was not changed',
  chooseEvent: 'Please select the event',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  noPicture: 'How the pages look is not known: compare with the file itself.',
  itemFailed: 'Failed to load this',
  text: 'What it says',
  textHint: 'Compare it with the page, and correct what was read wrongly.',
  sender: 'On behalf of',
  senderNew: (name: string) => `${name}, a new contact`,
  senderKnown: (name: string) => `${name}, who is a contact`,
  senderOther: 'Another contact',
  senderNobody: 'Nobody yet',
  contact: 'Contact',
  attitude: 'Attitude',
} as const;

/** What people read where letters are typed in. */
export const paperMessages = {
  title: 'Type in letters',
  intro:
    'Tab or Enter goes to the next field. Ctrl and Enter saves the letter and begins the next one; consultation, correspondence and dates stay.',
  back: 'Back to the intake',
  who: 'On behalf of',
  kinds: { contact: 'A person', organisation: 'An organisation', nobody: 'Nobody named' },
  name: 'Name',
  nameHint: 'First and last name',
  email: 'Email',
  postcode: 'Postcode',
  organisationType: 'Type of organisation',
  attitude: 'Attitude',
  text: 'What it says',
  save: 'Save and next',
  failed: 'The letter was not registered',
  nameRequired: 'Please enter a name',
  textRequired: 'Please type in what it says',
  bothNames: 'Please enter a first and a last name',
  registered: (id: number, count: number) =>
    `Registered as ${id}. ${number(count)} ${count === 1 ? 'letter' : 'letters'} so far.`,
  known: (name: string) => `${name}, who is registered already`,
  another: 'Somebody else',
} as const;

const number = (count: number) => count.toLocaleString('en-GB');
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
