const so = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;

/** Words of checking, publishing and withdrawing a document. */
export const publishMessages = {
  check: 'Check',
  checkTitle: 'Check before publishing',
  checkFailed: 'Failed to check the document',
  faults: (count: number) => `${so(count, 'thing', 'things')} to put right first`,
  faultsHint: 'Nothing is published while there is one of these.',
  advice: (count: number) => `${so(count, 'thing', 'things')} that could be better`,
  ofAnswers: 'What becomes of answers',
  ofAnswersHint: 'People have answered this document.',
  keepOption: (was: string) => `Keep “${was}” and make a new option`,
  optionKept: (was: string, now: string) => `“${was}” is kept; “${now}” is an option of its own`,
  optionNotKept: 'The option could not be kept: it was changed meanwhile',
  links: 'Links to other websites',
  linksChecked: (count: number) => `${so(count, 'link', 'links')}, checked`,
  linksUnchecked: (unchecked: number, count: number) =>
    `${so(count, 'link', 'links')}, ${unchecked} of them not checked yet`,
  checkLinks: 'Check links',
  checkLinksAgain: 'Check again',
  checkingLinks: (done: number, of: number) => `Checking links… ${done}/${of}`,
  stopChecking: 'Stop',
  linksStopped: 'Stopped. What was found is kept, and checking goes on from there.',
  linksFailed: 'Failed to check the links',
  allWell: 'Nothing stands in the way of publishing',
  allWellHint: 'No fault was found, and no advice.',
  theDocument: 'The document',
  inSection: (number: string, title: string) => `Section ${number}${title ? ` ${title}` : ''}`,
  publish: 'Publish',
  publishTitle: (edition: number) => `Publish edition ${edition}`,
  publishNow: 'Publish now',
  publishAgain: 'Publish changes',
  nothingNew: 'Nothing has changed since this edition',
  notSaved: 'Not everything is saved yet. Try again once it is.',
  becomesPublic: (sections: number, questions: number) =>
    `Everybody can read it from now on: ${so(sections, 'section', 'sections')}, ${so(questions, 'question', 'questions')}.`,
  replaces: (edition: number) =>
    `It takes the place of edition ${edition}, which is kept. Answers stay, in the words that they answered.`,
  stays: 'What is published never changes; later changes become the next edition.',
  noQuestions: 'It asks nothing.',
  noConsultation:
    'Its questions cannot be answered: no consultation is chosen. Choose one in the settings.',
  toCome: (name: string, from: string, to: string) =>
    `Its questions can be answered in ${name}, from ${from} until ${to}.`,
  open: (name: string, to: string) => `Its questions can be answered now, in ${name}, until ${to}.`,
  closed: (name: string, to: string) =>
    `Its questions cannot be answered any more: ${name} closed on ${to}.`,
  cancel: 'Cancel',
  published: (edition: number) => `Edition ${edition} is published`,
  plan: 'Publish at a time…',
  planTitle: 'Publish at a time',
  planText:
    'The draft is published as it is then, with what is written until then. You are told how it went.',
  planTime: 'Day and time',
  planTimeRequired: 'Choose the day and the time',
  planTimeHint: 'London time',
  planSubmit: 'Publish at this time',
  planFailed: 'Failed to plan the publication',
  planned: (time: string) => `It will be published on ${time}`,
  unplan: (time: string) => `Do not publish on ${time}`,
  unplanned: 'It is no longer published by itself',
  unplanFailed: 'Failed to give up the plan',
  templateNotPublished: 'A template is not published. Begin a document from it.',
  versions: 'Versions',
  saveAsTemplate: 'Save as a template…',
  duplicate: 'Begin a document from it…',
  publishFailed: 'Failed to publish the document',
  changedMeanwhile: 'Somebody has changed it meanwhile. Look at it again, then publish.',
  seePublic: 'Public page',
  preview: 'Preview',
  answers: 'Answers',
  readership: 'How it is followed',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the document',
  withdrawText: (edition: number) =>
    `Edition ${edition} cannot be read or answered any more. Answers and editions are kept; it can be published again. A time at which it was to be published is given up.`,
  unsent: (people: number) =>
    people === 0
      ? 'Nobody has typed an answer that is not sent.'
      : `${so(people, 'person has', 'people have')} typed answers that are not sent. They cannot send them while it is withdrawn, and get no email about it.`,
  notCounted: 'It could not be counted how many people have typed answers that are not sent.',
  withdrawNow: 'Withdraw it',
  withdrawn: 'The document is withdrawn',
  withdrawFailed: 'Failed to withdraw the document',
  more: 'More about the document',
} as const;
