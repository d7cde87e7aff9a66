import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import type { EditionTopics } from '../../edition.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { emptyTagTopic, type TagTopicContent, tagTopicContent, tagTopicFaults } from './schema.ts';

/** What a part of a document is about, by topics of the council. */
export const topicsBlockKind: BlockKind<
  TagTopicContent,
  { type: 'tagTopic'; content: EditionTopics }
> = {
  schema: tagTopicContent,
  empty: emptyTagTopic,
  faults: tagTopicFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: none,
  map: () => undefined,
  sites: () => null,
  topics: ({ topicIds }) => [{ field: 'topicIds', ids: topicIds }],
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: ({ topicIds }, _id, { topics }) => ({
    type: 'tagTopic',
    content: { topics: topicIds.flatMap((each) => topics.get(each) ?? []) },
  }),
  published: {
    type: 'tagTopic',
    htmlFields: [],
    words: ({ topics }) => topics,
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: ({ topics }) => topics,
  },
  structure: {
    of: () => ({ content: emptyTagTopic() }),
    taken: asItIs,
    toFillIn: (_content, left) => [fillInMessages.topics, ...leftToFillIn(left)],
  },
  advice: none,
};
