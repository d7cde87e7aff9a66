import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';

import { saveMessages } from '../../../forms/autosave/messages.ts';

/** What people read while they answer (specification 001, sections 2 and 5, where it has the words). */
export const answeringMessages = {
  askedThen: 'As it was asked when you answered:',
  wordsChanged:
    'The words of this question have changed since you answered. What you submit now answers the new ones; until then this counts:',
  submitted: 'Your answer has been submitted',
  submittedAt: (time: string) => `Submitted ${time}`,
  anotherSite: 'Comment on another site',
  edit: 'Edit answer',
  remove: 'Delete answer',
  removeTitle: 'Delete Answer?',
  removeHint: 'What you submitted is deleted, and cannot be brought back.',
  removed: 'Your answer is deleted.',
  editing: 'You can edit your answer.',
  confirmRemove: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  saved: 'Draft saved, not sent yet',
  /** Of what is typed; each pause between two words is none of theirs to hear of. */
  states: {
    ...saveMessages,
    saved: '',
    unsaved: '',
    saving: 'Saving',
    failed: '',
    conflict: questionViewMessages.changedElsewhere,
  },
  optionGone: 'An option that is not offered any more',
  notKept: 'This can no longer be saved. What you typed is kept in this window only.',
  submitting: 'Submitting',
  notSubmitted: 'Not submitted yet, trying again. What you typed is kept.',
  mailLink: 'Email me a link',
  linkSent: (email: string) =>
    `A link to go on from here, on any device, is on its way to ${email}`,
  linkTooSoon: 'A link was sent within the last minute. Please look into your mailbox.',
  linkFailed: 'The link was not sent. Please try again.',
  resultsFailed: 'The results could not be loaded.',
  failed: 'This did not work. What you typed is kept. Please try again.',
  signedOut: saveMessages['signed out'],
  faults: (count: number) =>
    count === 1 ? '1 answer is missing or wrong' : `${count} answers are missing or wrong`,
  cleared: 'All fields are empty.',
  replaced: 'What was typed there stands here now.',
  undo: 'Undo',
  elsewhere: questionViewMessages.changedElsewhere,
  goneElsewhere:
    'You have deleted this answer on another device or in another window meanwhile. Submit it again if it should stand.',
  saidThere: 'It says there:',
  takeTheirs: 'Use what it says there',
  keepMine: 'Keep what stands here',
  keepBoth: 'Keep both',
  bothKept: 'Both stand here now, one after the other.',
  bothButChoice:
    'Both texts stand here now, one after the other. Where only one option can be chosen, the one that was chosen here stays.',
  chooseFirst: 'Choose first which of the two it should say',
  loading: 'Loading your answers',
  loadFailed: 'Your answers could not be loaded.',
  tryAgain: 'Try again',
  logIn: 'Log in',
  byAddress: 'Find a site by address, postcode or name',
  byAddressHint: 'For example a postcode, a street and town, or part of a site’s name',
  search: 'Search',
  searching: 'Searching',
  tooShort: 'Enter at least 2 letters',
  addressFailed: 'The search did not work. Please try again, or choose from the list.',
  notFoundByAddress: (term: string) =>
    `Nothing was found for “${term}”. Try a postcode, or choose from the list.`,
  foundByAddress: (count: number, term: string) =>
    `${count === 1 ? '1 site' : `${count} sites`} found for “${term}”`,
  saysSo: 'By name or description',
  nearPlace: (place: string) => `Nearest to ${place}`,
  here: 'here',
  away: (metres: number) =>
    metres < 950
      ? `${Math.max(10, Math.round(metres / 10) * 10)} m away`
      : `${(metres / 1000).toFixed(1)} km away`,
  attribution: 'Contains OS data © Crown copyright and database right',
  sitesFound: (count: number) => (count === 1 ? '1 site' : `${count} sites`),
  answeredSite: (name: string) => `${name} (answered)`,
  yourSites: 'Sites that you commented on',
  answered: (count: number, of: number) => `Answered ${count} of ${of}`,
  notSent: (count: number) => `${count} not sent`,
  typedNotSent: (count: number) =>
    count === 1
      ? '1 answer is typed and not sent yet. The council sees it once you send it.'
      : `${count} answers are typed and not sent yet. The council sees them once you send them.`,
  sendAll: (count: number) => (count === 1 ? 'Send 1 answer' : `Send all ${count} answers`),
  forClient: (client: string) => `For ${client}`,
  sent: (count: number) =>
    count === 1 ? 'Your answer has been sent.' : `${count} answers have been sent.`,
  notWhole: (count: number) =>
    count === 1
      ? '1 answer was not sent: it is not complete, or was changed elsewhere. Look at its question.'
      : `${count} answers were not sent: they are not complete, or were changed elsewhere. Look at their questions.`,
  aQuestion: 'A question',
  ending: 'Your answers',
  reference: 'Your reference is',
  consent: 'What may the council publish of your answers?',
  consentOptions: {
    'Name and text': 'My name and my answers',
    'Text only': 'My answers without my name',
    None: 'Nothing',
  },
  consentKept: 'Your choice is saved',
  allResponses: 'See all of your responses',
  receipt: 'Send me a copy of my answers',
  receiptSent: (email: string) => `A copy is on its way to ${email}`,
  receiptTooSoon: 'A copy was sent within the last minute. Please look into your mailbox.',
  nothingYet: 'You have not submitted any answers yet.',
  onBehalfOf: (client: string) => `You answer on behalf of ${client}`,
} as const;
