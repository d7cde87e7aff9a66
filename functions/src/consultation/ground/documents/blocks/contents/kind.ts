import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { emptyNoContent, type NoContent, noContent } from '../no-content.ts';

/** The contents of the document, which are made when they are shown. */
export const contentsBlockKind: BlockKind<
  NoContent,
  { type: 'tableOfContents'; content: NoContent }
> = {
  schema: noContent,
  empty: emptyNoContent,
  faults: none,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (content) => ({ type: 'tableOfContents', content }),
  published: {
    type: 'tableOfContents',
    htmlFields: [],
    words: none,
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
