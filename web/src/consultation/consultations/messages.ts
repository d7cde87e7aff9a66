const inWords = (count: number) => count.toLocaleString('en-GB');

interface Reached {
  /** Who have typed something that is not sent, those of them who get an email, and all emails. */
  people: number;
  mailed: number;
  mails: number;
}

function lose(people: number, mailed: number): string {
  if (people === 0) return 'Nobody has typed anything that is not sent.';
  if (people === 1)
    return `1 person has typed something that is not sent, and gets ${mailed === 1 ? 'an email' : 'no email, as they want none'}.`;
  const said = `${inWords(people)} people have typed something that is not sent`;
  if (mailed === 0) return `${said}, and get no email, as they want none.`;
  if (mailed === people) return `${said}, and get an email.`;
  const others = people - mailed === 1 ? 'the other wants' : 'the others want';
  return `${said}; ${inWords(mailed)} of them ${mailed === 1 ? 'gets' : 'get'} an email, ${others} none.`;
}

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
  earlierReaches: ({ people, mailed, mails }: Reached) =>
    `${lose(people, mailed)} ${mails === 0 ? 'No email is sent.' : mails === 1 ? '1 email is sent in all.' : `${inWords(mails)} emails are sent in all.`}`,
  notCounted:
    'It could not be counted how many people have typed something that is not sent. Everybody who took part and wants emails gets one.',
  earlierConfirm: 'Close earlier',
  cancel: 'Cancel',
  choose: 'Choose one',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  moved: (words: string) => `The deadline was ${words}`,
  representations: (count: number) =>
    `${inWords(count)} ${count === 1 ? 'representation' : 'representations'}`,
  change: (name: string) => `Change ${name}`,
} as const;
