import { wordsOfHtml } from '../../../responses/response-rules.ts';
import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { readWords } from '../../read-words.ts';
import { emptyText, type TextContent, textContent } from './schema.ts';

/** A text with headings, lists and links. */
export const textBlockKind: BlockKind<TextContent, { type: 'textBlock'; content: TextContent }> = {
  schema: textContent,
  empty: emptyText,
  faults: none,
  htmlFields: ['html'],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: ({ html }) => wordsOfHtml(html).trim() !== '',
  resolve: (content) => ({ type: 'textBlock', content }),
  published: {
    type: 'textBlock',
    htmlFields: ['html'],
    words: ({ html }) => [readWords(html)],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: (content) => ({ content }),
    taken: asItIs,
    toFillIn: (_content, left) => leftToFillIn(left),
  },
  advice: none,
};
