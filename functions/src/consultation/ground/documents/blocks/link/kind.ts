import { isWebAddress } from '../../../../../platform/link-address.ts';
import { blockAdviceMessages } from '../../advice-messages.ts';
import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { withoutNames } from '../../names-in-addresses.ts';
import { isEmptyLink } from './link-words.ts';
import { emptyLink, type LinkContent, linkContent, linkFaults } from './schema.ts';

/** A link on a line of its own. */
export const linkBlockKind: BlockKind<LinkContent, { type: 'link'; content: LinkContent }> = {
  schema: linkContent,
  empty: emptyLink,
  faults: linkFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: ({ address, words }) =>
    address ? [{ field: 'address', address, words: words.trim() || address }] : [],
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (content) => ({ type: 'link', content }),
  published: {
    type: 'link',
    htmlFields: [],
    words: ({ words }) => [words],
    served: ({ words, address, ...content }) => ({
      ...content,
      words: withoutNames(words),
      address: isWebAddress(address) ? address : '',
    }),
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: (content, isOwnAddress) =>
      isOwnAddress(content.address)
        ? { content: { ...content, address: '' }, left: ['links'] }
        : { content },
    taken: asItIs,
    toFillIn: (_content, left) => [
      ...(left.includes('links') ? [fillInMessages.link] : []),
      ...leftToFillIn(left.filter((each) => each !== 'links')),
    ],
  },
  advice: ({ words }) =>
    isEmptyLink(words)
      ? [{ field: 'words', message: blockAdviceMessages.linkWords(words.trim()) }]
      : [],
};
