import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { readWords } from '../../read-words.ts';
import { emptyQuote, type QuoteContent, quoteContent, quoteFaults } from './schema.ts';

/** A policy in a box: its reference, title, text and lettered criteria. */
export const quoteBlockKind: BlockKind<QuoteContent, { type: 'quote'; content: QuoteContent }> = {
  schema: quoteContent,
  empty: emptyQuote,
  faults: quoteFaults,
  htmlFields: ['text'],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (content) => ({ type: 'quote', content }),
  published: {
    type: 'quote',
    htmlFields: ['text'],
    words: ({ reference, title, text, criteria, source }) => [
      reference,
      title,
      readWords(text),
      ...criteria.map((each) => each.text),
      source,
    ],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: (content) => ({
      content: {
        ...content,
        criteria: content.criteria.map(({ text }, at) => ({ id: `criterion-${at + 1}`, text })),
      },
    }),
    taken: asItIs,
    toFillIn: (_content, left) => leftToFillIn(left),
  },
  advice: none,
};
