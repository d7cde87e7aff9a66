const inWords = (count: number) => count.toLocaleString('en-GB');

/** What people read where consultations are listed, added and changed. */
export const consultationPanelMessages = {
  topics: 'Topics',
  title: 'Consultations',
  add: 'New consultation',
  save: 'Save consultation',
  saved: 'Consultation saved',
  failed: 'Failed to load consultations',
  none: 'No consultations yet',
  name: 'Name',
  kind: 'What it is held for',
  document: 'Document',
  opens: 'Opens',
  closes: 'Closes',
  timeHint: 'Time in London',
  mailedHint:
    'Time in London. If you change it, everybody who took part and wants emails gets one with the new deadline.',
  savedAndTold: 'Consultation saved. Everybody who took part gets an email with the new deadline.',
  earlierTitle: 'Close earlier than people were told?',
  earlier: (from: string, to: string) =>
    `People were told that they can answer until ${from}. It would close on ${to}. What is typed and not sent by then can no longer be sent.`,
  earlierReaches: ({ people, mailed, mails }: { people: number; mailed: number; mails: number }) =>
    [
      people === 0
        ? 'Nobody has typed anything that is not sent.'
        : people === 1
          ? `1 person has typed something that is not sent, and ${mailed === 1 ? 'gets an email' : 'gets no email, as they want none'}.`
          : `${inWords(people)} people have typed something that is not sent; ${inWords(mailed)} of them ${mailed === 1 ? 'gets' : 'get'} an email${mailed < people ? ', the others want none' : ''}.`,
      mails === 1 ? '1 email is sent in all.' : `${inWords(mails)} emails are sent in all.`,
    ].join(' '),
  notCounted:
    'How many people have something unsent could not be counted. Everybody who took part and wants emails gets one.',
  earlierConfirm: 'Close earlier',
  cancel: 'Cancel',
  choose: 'Choose one',
  states: { 'to come': 'To come', open: 'Open', closed: 'Closed' },
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  moved: (words: string) => `The deadline was ${words}`,
  representations: (count: number) =>
    `${inWords(count)} ${count === 1 ? 'representation' : 'representations'}`,
  change: (name: string) => `Change ${name}`,
} as const;
