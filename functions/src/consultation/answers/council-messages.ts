/** What officers read about answers to documents. */
export const givenAnswerMessages = {
  reference: 'Reference',
  submitted: 'Submitted',
  firstSubmitted: 'First submitted',
  name: 'Name',
  email: 'Email',
  onBehalfOf: 'On behalf of',
  consent: 'Consent to publish',
  question: 'Question',
  section: 'Section',
  asked: 'What was asked',
  place: (section: string, number: number) =>
    section ? `Section ${section}, question ${number}` : `Question ${number}`,
  toldApart: (number: number, section: string, title: string) =>
    [section, `Question ${number}`, title].filter(Boolean).join(': '),
  /** A question whose words were changed: those that were answered in editions up to this one. */
  askedUntil: (title: string, edition: number) => `${title} (as asked until edition ${edition})`,
  option: (title: string, option: string) => `${title}: ${option}`,
  site: 'Site',
  siteNumber: 'Site number',
  answer: 'Answer',
  /** Before what was said: a question ends with its own mark. */
  label: (words: string) => (/[?:.]$/.test(words) ? `${words} ` : `${words}: `),
  more: 'More',
  comment: 'Comment on the site',
  edition: 'Edition',
  representation: 'Representation',
  withMore: (title: string, more: string) => `${title}: ${more}`,
  part: (title: string, part: string) => `${title}: ${part}`,
  ofSite: (site: string, words: string) => `${site}: ${words}`,
  redactedName: '<Redacted name>',
  redactedEmail: '<Redacted email address>',
  redactedText: '<Redacted other>',
  namesLeftOut:
    'Names, email addresses and what people wrote are replaced by “<Redacted …>”, because you may not read originals.',
  people: (title: string) => `${title}: who answered`,
  answers: (title: string) => `${title}: answers`,
  sheetNames: { people: 'Respondents', answers: 'Answers' },
  registering: 'Registering answers as representations',
  registered: (count: number) =>
    count === 1
      ? '1 representation registered'
      : `${count.toLocaleString('en-GB')} representations registered`,
  changedSince: (id: number) =>
    `These answers take the place of representation ${id}: they were changed after it had been registered.`,
  nowRegisteredAs: (id: number) =>
    `Changed since they were registered: representation ${id} says what counts now`,
  nothingCounts: 'Withdrawn since they were registered: no answer counts any more',
  notRegistered:
    'The answers could not be registered. What was registered stays; start it again for the rest.',
  documentGone: 'The document is not there any more',
  answersTo: (title: string, reference: string) => `Answers to “${title}” (${reference})`,
  stillOpen:
    'The consultation is still open: people can change what they answered. Register the answers once it is closed.',
  noConsultation: 'The document belongs to no consultation: its answers cannot be registered',
  state: 'State',
  states: {
    counted: 'Accepted',
    held: 'Held for moderation',
    approved: 'Accepted after moderation',
    rejected: 'Rejected',
  },
  answersHeld: 'Answers held for moderation',
  waitForModeration: (title: string) =>
    `Answers to “${title}” may come from a machine and wait for a decision`,
  answersRejected: 'Answers rejected',
  sayWhy: 'Say why the answer is rejected',
  decidedMeanwhile: 'Somebody else has decided on this answer meanwhile.',
  editedMeanwhile: 'The answer was edited meanwhile. Read it again before you decide.',
  registeredAlready: (id: number) =>
    `What this person answered is registered as representation ${id}: change that instead.`,
  waiting: (count: number) =>
    `. ${count === 1 ? '1 person waits' : `${count.toLocaleString('en-GB')} people wait`} for the moderation of an answer`,
  searchNeedsOriginals: 'Only those who may read originals can search in what people wrote',
} as const;

/** Why officers find the consent of what is registered reduced. */
export const reducedConsentMessages = {
  consentReduced: 'Whoever answered the document took consent back',
  answerDeleted: 'Whoever answered the document deleted an answer that it says',
} as const;
