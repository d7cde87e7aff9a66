const shown = (number: number) => number.toLocaleString('en-GB');

/** What stands on every page of the public's. */
export const publicFrameMessages = {
  description: (council: string) =>
    `What ${council} consults on and has published, and how to have your say.`,
  pages: 'Pages',
  pageOf: (page: number, of: number) => `Page ${shown(page)} of ${shown(of)}`,
  /** Of a list: the pages after its first are told apart. */
  titleOfPage: (title: string, page: number, of: number) =>
    page > 1 ? `${title}, page ${shown(page)} of ${shown(of)}` : title,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  skip: 'Skip to the content',
  // As in the header of the app (000, section 2.3).
  leaveFeedback: 'Leave feedback',
  elsewhere: (council: string) => `${council} elsewhere`,
  /** Where the council is not known. */
  noCouncil: 'Planning documents and consultations',
  notFound: 'This page is not here',
  notFoundText: 'It may have been withdrawn, or the address is not right.',
  unavailable: 'This page cannot be shown just now',
  unavailableText: 'Many people are reading at once. Please try again in a minute.',
  tooMany: 'Too many searches',
  tooManyText:
    'More searches came from your internet connection, which you may share with others, than we can answer in a minute. Please try again in a minute.',
  // Words of the specification (000, section 2.1).
  maintenance: "We're planning something big.",
  back: 'Back',
} as const;
