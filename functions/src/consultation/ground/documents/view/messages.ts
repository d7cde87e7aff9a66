import { type LeftOut, leftOutWords } from '../../../../land/ground/sites/left-out.ts';
import { longDate } from '../../../../platform/dates/long-date.ts';

/** What people read around the blocks of a document. */
export const documentViewMessages = {
  contents: 'Contents',
  attachments: 'Attachments',
  copyLink: (title: string) => `Copy link to ${title || 'this section'}`,
  newTab: '(opens in a new tab)',
  watchOn: (caption: string, host: string) => `Watch “${caption}” on ${host}`,
  transcript: 'Transcript',
  policySource: (source: string) => `Source: ${source}`,
  topics: 'Topics:',
  inAllDocuments: 'what all documents say about it',
  siteInformation: (caption: string) => `${caption} Site information`.trim(),
  sites: 'Sites',
  firstSites: (shown: number, all: number) =>
    `The first ${shown.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} sites are shown.`,
  sitesOutside: (outside: number, all: number) =>
    outside === 1
      ? `1 of the ${all.toLocaleString('en-GB')} sites lies outside the part that is shown.`
      : `${outside.toLocaleString('en-GB')} of the ${all.toLocaleString('en-GB')} sites lie outside the part that is shown.`,
  openPicture: 'Open the map as a picture',
  figures: 'The figures',
  counted: (countedAt: string, leftOut?: LeftOut) =>
    [`Counted on ${longDate(countedAt.slice(0, 10))}`, leftOut ? leftOutWords(leftOut) : '']
      .filter(Boolean)
      .join(', '),
  figureLabel: 'Label',
  figureValue: 'Value',
  key: 'What the map shows',
  notDrawn: 'Not drawn on this picture',
  slides: (title: string) => `Slides ${title && `of ${title}`}`.trim(),
  slide: (at: number, of: number) => `Slide ${at} of ${of}`,
} as const;
