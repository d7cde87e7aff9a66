const words = (n: number) => n.toLocaleString('en-GB');

/** What officers read about answers that are held. */
export const moderationMessages = {
  title: 'Held answers',
  intro:
    'Answers that a machine may have sent. They are kept, and whoever sent them sees them as submitted, but they are not counted, shown or registered before somebody has decided.',
  onlyDocument: (title: string) => `Only answers to ${title}`,
  allDocuments: 'Answers to all documents',
  failed: 'Failed to load held answers',
  show: 'Show',
  states: { held: 'Held', approved: 'Approved', rejected: 'Rejected' },
  empty: {
    held: 'No answer is held',
    approved: 'No held answer was approved',
    rejected: 'No answer was rejected',
  },
  emptyHint: 'Answers appear here when something speaks for a machine. Most answers never do.',
  why: {
    'hidden field': 'A field that people do not see was filled in',
    'too fast': 'Submitted faster than anybody can read the question',
    'many at once': 'Came with more than 30 answers of the same account within a minute',
    edited: 'Edited after it had been rejected',
  },
  heldFor: 'Why it is held',
  submitted: (time: string) => `Submitted ${time}`,
  onBehalfOf: (client: string) => `on behalf of ${client}`,
  ofSite: (site: string) => `Of ${site}`,
  mayNot: 'Only those who may register representations and read originals decide.',
  approve: 'Approve',
  reject: 'Reject',
  takeBack: 'Take back',
  approveNamed: (name: string, reference: string) => `Approve the answer of ${name}, ${reference}`,
  rejectNamed: (name: string, reference: string) => `Reject the answer of ${name}, ${reference}`,
  takeBackNamed: (name: string, reference: string) =>
    `Take back the decision on the answer of ${name}, ${reference}`,
  rejectTitle: 'Reject the answer?',
  rejectHint:
    'It is kept, and counts nowhere. Whoever sent it is not told; if they edit it, it comes back here.',
  reason: 'Reason',
  reasonHint: 'Colleagues read it in the history',
  cancel: 'Cancel',
  approved: 'The answer is approved and counts',
  rejected: 'The answer is rejected',
  takenBack: 'The answer waits for a decision again',
  undo: 'Undo',
  decideFailed: 'The decision was not saved',
  history: 'History',
  decided: { held: 'Taken back', approved: 'Approved', rejected: 'Rejected' },
  decision: (what: string, by: string, time: string) => `${what} by ${by}, ${time}`,
  somebody: 'somebody who has left',
  count: (n: number) => words(n),
} as const;
