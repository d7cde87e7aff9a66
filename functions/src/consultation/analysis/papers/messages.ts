/** What stands on the papers that are made of representations. */
export const reportPaperMessages = {
  page: 'Page',
  made: (day: string) => `Made on ${day} from the representations registered then`,
  summaryTitle: {
    '2012': 'Statement of representations: regulation 22(1)(c)',
    '2026': 'Summary of consultation by stage',
  },
  about: {
    '2012':
      'Under regulation 22(1)(c) of the Town and Country Planning (Local Planning) (England) Regulations 2012. Each figure leads to the representations that it counts.',
    '2026':
      'For the stages of the regulations in force since 25 March 2026. Each figure leads to the representations that it counts.',
  },
  invited: '(i) Which bodies and persons were invited to make representations under regulation 18',
  how: '(ii) How those bodies and persons were invited',
  issues18: '(iii) Main issues raised by representations under regulation 18',
  addressed: '(iv) How those representations have been taken into account',
  issues20: '(v) Representations under regulation 20: their number and main issues',
  none20: '(vi) Where no representations were made under regulation 20',
  noneMade: 'No representations were made under regulation 20.',
  someMade: 'Does not apply: representations were made.',
  toWrite: 'To be written by the council.',
  noConsultation: 'No consultation of this stage was held.',
  period: (from: string, to: string) => `Held from ${from} to ${to}.`,
  noneReceived: 'No representations were received.',
  received: (name: string) => `Representations received: ${name}`,
  heads: {
    what: 'What',
    number: 'Number',
    issue: 'Main issue',
    response: 'How it was addressed',
    representations: 'Representations',
    signatories: 'Signatories',
    topic: 'Topic',
    theme: 'Theme',
    campaign: 'Campaign or petition',
  },
  all: 'All representations',
  late: 'of which received after the close',
  attitude: (attitude: string) => `of which ${attitude.toLowerCase()}`,
  attitudes: (name: string) => `Representations by attitude: ${name}`,
  topics: (name: string) => `Main issues by topic: ${name}`,
  themes: (name: string) => `Main issues by theme: ${name}`,
  campaigns: (name: string) => `Campaigns and petitions: ${name}`,
  answers: (name: string) => `Main issues and how they were addressed: ${name}`,
  noIssues: 'No topics, themes or approved responses are confirmed for these representations yet.',
  stages: {
    'Scoping consultation (2026 regulations)': 'Scoping consultation',
    'Plan content and evidence (2026 regulations)': 'Plan content and evidence',
    'Proposed plan (2026 regulations)': 'Proposed plan',
  },

  formTitle: 'Representation form: publication stage (regulation 19)',
  formAbout: 'Use a separate Part B for each representation you wish to make.',
  partA: 'Part A: about you',
  personal: 'Personal details',
  agent: "Agent's details, if applicable",
  partB: 'Part B: your representation',
  answer: 'Answer',
  question: 'Question',

  packTitle: (consultation: string) => `Representations: ${consultation}`,
  packAbout: (count: number) =>
    `All ${count} published representations in order, by policy. What was redacted is marked.`,
  volumeTitle: (consultation: string, volume: number, all: number) =>
    `Representations: ${consultation}, volume ${volume} of ${all}`,
  volumeAbout: (from: number, to: number, of: number) =>
    `Published representations ${from} to ${to} of ${of} in order, by policy. What was redacted is marked.`,
  noPolicy: 'No policy named',
  packHead: (id: number, representee: string) => `${id}: ${representee}`,
  facts: (attitude: string | null, topics: readonly string[]) =>
    [attitude, topics.join(', ')].filter(Boolean).join('. '),
  fileName: (title: string, extension: string) =>
    `${title
      .replaceAll(/[^\p{L}\p{N} -]+/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()}.${extension}`,
} as const;
