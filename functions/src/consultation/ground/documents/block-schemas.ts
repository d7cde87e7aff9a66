import type { yup } from '../../../platform/contract.ts';
import type { BlockType } from './block-types.ts';
import { type ChartContent, chartContent, chartFaults, emptyChart } from './blocks/chart/schema.ts';
import { emptyImage, imageContent, imageFaults } from './blocks/image/schema.ts';
import { emptyLink, linkContent, linkFaults } from './blocks/link/schema.ts';
import { emptyMap, mapContent, mapFaults } from './blocks/map/schema.ts';
import { emptyNoContent, type NoContent, noContent } from './blocks/no-content.ts';
import { emptyPoll, type PollContent, pollContent, pollFaults } from './blocks/poll/schema.ts';
import { questionFaults } from './blocks/question/question-faults.ts';
import { emptyQuestion, questionContent } from './blocks/question/schema.ts';
import { emptyTable, type TableContent, tableContent, tableFaults } from './blocks/table/schema.ts';
import { emptyText, textContent } from './blocks/text/schema.ts';
import {
  emptyTagTopic,
  type TagTopicContent,
  tagTopicContent,
  tagTopicFaults,
} from './blocks/topics/schema.ts';
import { emptyVideo, type VideoContent, videoContent, videoFaults } from './blocks/video/schema.ts';
import type { Fault } from './fault.ts';

/** The content of each type of block as officers write it. */
export interface BlockContents {
  textBlock: yup.InferType<typeof textContent>;
  image: yup.InferType<typeof imageContent>;
  table: TableContent;
  question: yup.InferType<typeof questionContent>;
  poll: PollContent;
  map: yup.InferType<typeof mapContent>;
  chart: ChartContent;
  video: VideoContent;
  link: yup.InferType<typeof linkContent>;
  tagTopic: TagTopicContent;
  divider: NoContent;
  tableOfContents: NoContent;
}

interface BlockRules<Content> {
  schema: yup.Schema;
  empty: () => Content;
  /** What keeps it from being published; it may be kept in the draft all the same. */
  faults: (content: Content) => Fault[];
}

const none = () => [];

/** Everything that is known of a type of block where it is kept; its look is beside it in `view.tsx`. */
export const blockRules: { [Type in BlockType]: BlockRules<BlockContents[Type]> } = {
  textBlock: { schema: textContent, empty: emptyText, faults: none },
  image: { schema: imageContent, empty: emptyImage, faults: imageFaults },
  table: { schema: tableContent, empty: emptyTable, faults: tableFaults },
  question: { schema: questionContent, empty: emptyQuestion, faults: questionFaults },
  poll: { schema: pollContent, empty: emptyPoll, faults: pollFaults },
  map: { schema: mapContent, empty: emptyMap, faults: mapFaults },
  chart: { schema: chartContent, empty: emptyChart, faults: chartFaults },
  video: { schema: videoContent, empty: emptyVideo, faults: videoFaults },
  link: { schema: linkContent, empty: emptyLink, faults: linkFaults },
  tagTopic: { schema: tagTopicContent, empty: emptyTagTopic, faults: tagTopicFaults },
  divider: { schema: noContent, empty: emptyNoContent, faults: none },
  tableOfContents: { schema: noContent, empty: emptyNoContent, faults: none },
};

/** A block with the content of its type. */
export type TypedBlock = {
  [Type in BlockType]: { type: Type; content: BlockContents[Type] };
}[BlockType];

/** What keeps a block from being published. */
export function blockFaults({ type, content }: TypedBlock): Fault[] {
  const { faults } = blockRules[type] as BlockRules<TypedBlock['content']>;
  return faults(content);
}
