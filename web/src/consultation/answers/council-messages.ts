import { percentText } from '@contract/platform/percent.ts';

const words = (n: number) => n.toLocaleString('en-GB');

/** What officers read about answers to documents. */
export const givenMessages = {
  untitled: 'Answers',
  title: (document: string) => `Answers to ${document}`,
  back: 'The document',
  readership: 'How it is followed',
  failed: 'Failed to load answers',
  /** Who acts for several clients answers for each. */
  respondents: (n: number, people: number) =>
    `${n === 1 ? '1 respondent' : `${words(n)} respondents`}${n === people ? '' : `, ${people === 1 ? '1 person' : `${words(people)} people`}`}`,
  aResponse: 'Response',
  response: (reference: string) => `Response ${reference}`,
  responseFailed: 'Failed to load the response',
  whole: 'Whole response',
  wholeOf: (reference: string) => `Whole response ${reference}`,
  previous: 'Previous respondent',
  next: 'Next respondent',
  keysHint: 'K and J lead to the respondents before and after.',
  place: (at: number, of: number) => `Respondent ${words(at)} of ${words(of)}`,
  notAnswered: 'Not answered',
  toAnswers: 'All answers',
  consent: (said: string | null) => `Consent to publish: ${said ?? 'not asked'}`,
  askedThen: (asked: string) => `As it was asked: ${asked}`,
  question: (number: number, section: string) =>
    section ? `Section ${section}, question ${number}` : `Question ${number}`,
  held: (n: number) =>
    n === 1 ? '1 answer waits for moderation' : `${words(n)} answers wait for moderation`,
  begun: (n: number) => `${words(n)} began and submitted nothing yet`,
  registered: (n: number, of: number) =>
    `${words(n)} of ${words(of)} registered as representations`,
  noQuestions: 'No question has been published yet',
  noQuestionsHint:
    'Add questions to the document and publish it: answers appear here as they come.',
  save: 'Save answers',
  saveFailed: 'Failed to save answers',
  files: {
    people: 'One row a person',
    answers: 'One row an answer',
  },
  formats: { xlsx: 'workbook', csv: 'CSV', json: 'JSON' },
  file: (rows: string, format: string) => `${rows} (${format})`,
  register: 'Register as representations',
  registerTitle: 'Register the answers?',
  registerText: (n: number) =>
    `${n === 1 ? 'The answers of 1 person become a representation' : `The answers of ${words(n)} people become representations`}, with consent, sites and who acted for whom. Answers that are registered already are left alone.`,
  registerChanged: (n: number) =>
    ` Of these, ${n === 1 ? '1 person has' : `${words(n)} people have`} changed answers that are registered: what they say now becomes one more representation, which names the earlier one; that stays as it is, and its history tells of the new one.`,
  changed: (n: number) => `${words(n)} changed since they were registered`,
  registerWaiting: (n: number) =>
    ` ${n === 1 ? '1 person is' : `${words(n)} people are`} left out until it is decided on an answer of theirs that is held.`,
  waitingFirst: 'Decide on the answers that are held first',
  whenClosed: (time: string) =>
    `Answers can be registered once the consultation is closed: on ${time}. Until then people can change them.`,
  registerStarted: 'Registering has begun; the bell tells when it is done',
  registerFailed: 'Failed to register answers',
  noConsultation: 'The document belongs to no consultation',
  allRegistered: 'All answers are registered',
  cancel: 'Cancel',
  questions: 'Questions',
  all: 'All questions',
  answers: (n: number) => (n === 1 ? '1 answer' : `${words(n)} answers`),
  share: (n: number, percent: number) => `${words(n)} (${percentText(percent)})`,
  earlier: (asked: string) => `When it read “${asked}”`,
  notAskedNow: 'earlier words',
  sites: 'Sites',
  moreSites: (n: number) => `and ${words(n)} more sites`,
  search: 'Search in answers, names and references',
  none: 'No answers yet',
  noneHint: 'Submitted answers appear here as they come.',
  noMatch: 'No answers match',
  clear: 'Show all answers',
  onBehalfOf: (client: string) => `on behalf of ${client}`,
  representation: (id: number) => `Representation ${id}`,
  redacted: 'Names and what people wrote are hidden from those who may not read originals.',
  edition: (n: number) => `edition ${n}`,
  ofSite: (site: string) => `Of ${site}`,
  shownSite: (site: string) => `Only ${site}`,
} as const;
