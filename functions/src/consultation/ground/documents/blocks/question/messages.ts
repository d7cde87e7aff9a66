/** What people read around the fields of a question. */
export const questionViewMessages = {
  logInFirst: 'Log in to begin answering questions',
  logIn: 'Log in',
  logInToSubmit: 'Log in or sign up for a consultation account to submit your answers.',
  needsScript:
    'This question can be answered here with JavaScript only. Without it, write to the council by letter or email, and say which question you answer.',
  byLetter: 'How to write to the council',
  noConsultation: 'This document can be read, not answered.',
  toCome: (opens: string) => `This consultation opens on ${opens} (UK time).`,
  closed: (closed: string) => `This consultation closed on ${closed} (UK time).`,
  clear: 'Clear',
  submit: 'Submit',
  choose: 'Choose an answer',
  site: 'Site',
  chooseSite: 'Choose a site',
  findSite: 'Find a site in the list',
  comment: 'Comment on the site',
  /** Of those who choose a certain option, where officers gave it no words. */
  more: 'Tell us more',
  changedElsewhere:
    'You have changed this answer on another device or in another window meanwhile.',
  siteOffMap:
    'The document does not ask about this site any more. Your answer is kept; you can delete it, not edit it.',
  required: '(required)',
  atMost: (most: number) => `Choose at most ${most}.`,
  atLeast: (least: number) => `Choose at least ${least}.`,
  exactly: (count: number) => `Choose ${count}.`,
  between: (least: number, most: number) => `Choose ${least} to ${most}.`,
  count: (length: number, most: number): string =>
    length > most
      ? questionViewMessages.tooMany(length - most)
      : `${length.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')} characters`,
  tooMany: (over: number): string =>
    over === 1
      ? 'You have 1 character too many'
      : `You have ${over.toLocaleString('en-GB')} characters too many`,
} as const;

/** What a button does and to which question: on a page with many its words alone stand many times. */
export const ofQuestion = (words: string, title: string): string =>
  title.trim() === '' ? words : `${words}: ${title.trim()}`;
