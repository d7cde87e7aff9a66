const listed = (names: readonly string[], most: number) =>
  names.length > most
    ? `${names.slice(0, most).join(', ')} and ${names.length - most} more`
    : names.join(', ');

/** What people read about changing and publishing documents. */
export const documentChangeMessages = {
  document: 'Document',
  title: 'Title',
  consultation: 'Consultation',
  settings: 'Settings',
  begun: 'Begun',
  deleted: 'Deleted',
  restored: 'Restored',
  noConsultation: 'None',
  hideNumbers: (hidden: boolean) =>
    hidden ? 'Numbers of sections hidden' : 'Numbers of sections shown',
  councilPage: 'Page of the council',
  noCouncilPage: 'None',
  isPageAlready: (title: string) =>
    `“${title}” is this page already. Change that document, or make it no page of the council first.`,
  templateIsNoPage: 'A template is no page of the council',
  unknownConsultation: 'There is no such consultation',
  publishedFirst: 'The public reads it. Withdraw it before you delete it.',
  unknownSection: 'There is no such section',
  heroStays: 'The beginning of a document stays where it is',
  heroHoldsNone: 'Nothing can stand in the beginning of a document',
  withinItself: 'A section cannot stand within itself',
  tooDeep: (most: number) => `Sections stand within one another at most ${most} deep`,
  tooManySections: (most: number) => `A document has at most ${most} sections`,
  tooManyBlocks: (most: number) => `A document has at most ${most} blocks`,
  publication: 'Publication',
  draft: 'Draft',
  versionRestored: 'An earlier version restored',
  isKeptAs: (name: string) =>
    `It is kept already, as “${name}”, and nothing has changed since. Look for that name.`,
  unknownDocument: 'There is no such document',
  templateIsNotAnswered: 'A template belongs to no consultation',
  templateIsNotPublished: 'A template is not published. Begin a document from it.',
  // Publishing at a time
  timeRequired: 'Choose the day and the time',
  notATime: 'Must be a day and a time, such as 30 November 2026, 17:00',
  timeIsOver: 'Choose a time that is still to come',
  tooFarAhead: 'Choose a time within a year',
  publishesAt: (time: string) => `To be published on ${time}`,
  publishesNoMore: 'Not to be published by itself',
  publishing: (title: string) => `Publishing “${title}”`,
  publishedAsPlanned: (edition: number) => `Edition ${edition} is published, as planned`,
  notPublishedAsPlanned: (why: string) => `It was not published as planned. ${why}`,
  plannerIsGone: 'Whoever planned it may no longer publish documents. Publish it by hand.',
  tryByHand: 'Something went wrong. Publish it by hand.',
  published: (edition: number) => `Published, edition ${edition}`,
  withdrawn: 'Withdrawn',
  nothingToRead: 'Write something before you publish',
  // Charts
  notGrouped: 'Sites cannot be grouped by this field in what the public reads. Choose another.',
  notFiltered:
    'These sites are found by a field, list, selection or tag that documents may not tell. Choose another saved search.',
  notSummed: 'This field cannot be summed in what the public reads. Choose another.',
  notStated: 'Not stated',
  otherSites: 'All others',
  // Maps
  north: 'N',
  layersAtSite: 'Layers at the site',
  noLayersAtSite: 'None of the layers of this map',
  /** `percent` of the site; null where that is not measured. */
  layerAtSite: (name: string, percent: number | null) => {
    if (percent === null) return name;
    const share = percent === 0 ? 'less than 0.1' : percent.toLocaleString('en-GB');
    return `${name} (${share}% of the site)`;
  },
  noLayersToTell:
    'The map has no layer that could be told at its sites. Add one, or do not tell layers.',
  mapShows: (sites: readonly string[], layers: readonly string[]) =>
    [
      ...(sites.length > 0 ? [`Map of ${listed(sites, 20)}, with a red line.`] : ['Map.']),
      ...(layers.length > 0 ? [`Layers: ${layers.join(', ')}.`] : []),
    ].join(' '),
  layersGone: (n: number) =>
    n === 1
      ? 'A layer that you chose is not there any more, or not shown to the public. It is left out.'
      : `${n} layers that you chose are not there any more, or not shown to the public. They are left out.`,
  sitesGone: (n: number) =>
    n === 1
      ? 'A site that you chose was deleted. It is left out.'
      : `${n} sites that you chose were deleted. They are left out.`,
  listGone: 'The list of sites is not there any more',
  listAddsNothing: 'The list of sites adds none',
} as const;

const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;

/** What could be better about a draft. */
export const adviceMessages = {
  noConsultation:
    'Nobody can answer the questions: choose the consultation that this document belongs to',
  closed: 'Nobody can answer the questions: the consultation of this document is closed',
  anotherKind:
    'People are being asked this in another way. What they have answered stays as it is; whoever changes an answer answers in the new way.',
  optionGone: (title: string) =>
    `“${title}” can be chosen now. Answers that chose it keep it until somebody changes them.`,
  optionReworded: ({ count, was, now }: { count: number; was: string; now: string }) =>
    `${people(count)} chose “${was}”; it now reads “${now}”. Their answers keep “${was}”, and are counted under it.`,
  questionReworded: ({ count, was, now }: { count: number; was: string; now: string }) =>
    `${people(count)} answered “${was}”; it now asks “${now}”. Their answers stay under the words that they answered, and are counted apart.`,
  askedNoMore: (title: string) =>
    `People are being asked “${title}”. Answers to it are kept; those who gave them can delete them, not change them.`,
  notPrinted: (letters: readonly string[]) =>
    `${listed(
      letters.map((letter) => `“${letter}”`),
      10,
    )} cannot be printed: no font of the PDF has it. There it becomes “?”; the page and the Word file show it.`,
  sameTitle: (title: string) =>
    `Another question is called “${title}” as well. Where answers are listed, counted and exported, it is hard to tell the two apart: name in each what it is about.`,
  emptySection: (title: string) => `Nothing stands under “${title}” yet`,
  untitledSection:
    'This section has a number but no title. A title helps people to find their way.',
  headingOrder:
    'The text begins with a smaller heading. Begin with a larger one, so that the order can be heard as well as seen.',
  hardWords: ({ hard, plain }: { hard: string; plain: string }) =>
    `“${plain}” is easier to read than “${hard}”.`,
  notSpeltOut: (abbreviation: string) =>
    `Nothing says what ${abbreviation} stands for. Spell it out where it is first named, with ${abbreviation} in brackets.`,
  longSentence: ({ begins, words }: { begins: string; words: number }) =>
    `The sentence “${begins} …” has ${words} words. Shorter sentences are easier to follow.`,
} as const;

/** Links that lead nowhere, or may. */
export const linkMessages = {
  documentNotPublic: (words: string) =>
    `“${words}” leads to a document that the public does not read`,
  placeGone: (words: string) => `“${words}” leads to a place that this document does not have`,
  placeGoneElsewhere: (words: string, title: string) =>
    `“${words}” leads to a place that “${title}” does not have`,
  attachmentGone: (words: string) => `“${words}” leads to an attachment that is not there`,
  editionFile: (words: string) =>
    `“${words}” leads to a file of one edition, which the next takes away. Let it lead to the document.`,
  representationGone: (words: string) =>
    `“${words}” leads to a representation that the public does not read`,
  staffPage: (words: string) => `“${words}” leads to a page that only staff can open`,
  nowhere: (words: string) => `“${words}” leads to a page that is not there`,
  gone: (words: string, address: string, status: number) =>
    `“${words}” leads to a page that is not there any more: ${address} answered ${status}`,
  unreachable: (address: string, why: string) => `${address} could not be reached: ${why}`,
  answered: (status: number) => `it answered ${status}`,
  tooMany: (most: number) => `At most ${most} addresses are asked at once`,
  notInDraft: 'The document does not lead there any more',
  whyNot: {
    'not public': 'it is not on the public internet',
    'no such host': 'there is no such host',
    'too late': 'it did not answer in time',
    'not safe': 'its certificate is not valid',
    'too many redirects': 'it leads on and on',
    'no answer': 'it did not answer',
  },
} as const;
