import { blockAdviceMessages } from '../../advice-messages.ts';
import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { emptyVideo, type VideoContent, videoContent, videoFaults } from './schema.ts';

/** A video of a known host with its transcript. */
export const videoBlockKind: BlockKind<VideoContent, { type: 'video'; content: VideoContent }> = {
  schema: videoContent,
  empty: emptyVideo,
  faults: videoFaults,
  htmlFields: [],
  clean: asItIs,
  pictures: undefined,
  links: ({ url, caption }) =>
    url ? [{ field: 'url', address: url, words: caption.trim() || url }] : [],
  map: () => undefined,
  sites: () => null,
  topics: none,
  question: undefined,
  figures: undefined,
  isShown: () => true,
  resolve: (content) => ({ type: 'video', content }),
  published: {
    type: 'video',
    htmlFields: [],
    words: ({ caption, transcript }) => [caption, transcript],
    served: asItIs,
    map: () => null,
    question: () => null,
    topics: none,
  },
  structure: {
    of: () => ({ content: emptyVideo() }),
    taken: asItIs,
    toFillIn: (_content, left) => [fillInMessages.video, ...leftToFillIn(left)],
  },
  advice: ({ transcript }) =>
    transcript.trim() ? [] : [{ field: 'transcript', message: blockAdviceMessages.noTranscript }],
};
