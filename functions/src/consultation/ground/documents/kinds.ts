import type { BlockKind, PublishedContent, PublishedKind } from './block-kind.ts';
import { chartBlockKind } from './blocks/chart/kind.ts';
import { contentsBlockKind } from './blocks/contents/kind.ts';
import { dividerBlockKind } from './blocks/divider/kind.ts';
import { imageBlockKind } from './blocks/image/kind.ts';
import { linkBlockKind } from './blocks/link/kind.ts';
import { mapBlockKind } from './blocks/map/kind.ts';
import { pollBlockKind } from './blocks/poll/kind.ts';
import { questionBlockKind } from './blocks/question/kind.ts';
import { quoteBlockKind } from './blocks/quote/kind.ts';
import { tableBlockKind } from './blocks/table/kind.ts';
import { textBlockKind } from './blocks/text/kind.ts';
import { topicsBlockKind } from './blocks/topics/kind.ts';
import { videoBlockKind } from './blocks/video/kind.ts';
import type { Fault } from './fault.ts';

/** Every kind of block that stands in sections, in the order in which they are offered. */
export const blockKinds = {
  textBlock: textBlockKind,
  image: imageBlockKind,
  table: tableBlockKind,
  quote: quoteBlockKind,
  question: questionBlockKind,
  poll: pollBlockKind,
  map: mapBlockKind,
  chart: chartBlockKind,
  video: videoBlockKind,
  link: linkBlockKind,
  tagTopic: topicsBlockKind,
  divider: dividerBlockKind,
  tableOfContents: contentsBlockKind,
};

type Kinds = typeof blockKinds;
export type BlockType = keyof Kinds;
export const blockTypes = Object.keys(blockKinds) as BlockType[];

/** The content of each type of block as officers write it. */
export type BlockContents = {
  [Type in BlockType]: Kinds[Type] extends BlockKind<infer Draft, infer _Published> ? Draft : never;
};
/** A block with the content of its type. */
export type TypedBlock = {
  [Type in BlockType]: { type: Type; content: BlockContents[Type] };
}[BlockType];
/** What blocks become in an edition. */
export type PublishedBlock = {
  [Type in BlockType]: Kinds[Type] extends BlockKind<infer _Draft, infer Published>
    ? Published
    : never;
}[BlockType];

/** The kind of a block; the content of a block goes with its type. */
export const blockKindOf = (type: BlockType): BlockKind<object, PublishedContent> =>
  blockKinds[type] as unknown as BlockKind<object, PublishedContent>;

const publishedKinds = new Map(
  blockTypes.map((type) => {
    const { published } = blockKindOf(type);
    return [published.type, published];
  }),
);

/** How a block of this type stands in an edition. Throws for a type that none has. */
export function publishedKindOf({ type }: PublishedContent): PublishedKind<PublishedContent> {
  const kind = publishedKinds.get(type);
  if (!kind) throw new Error(`Editions have no block of type ${type}`);
  return kind;
}

/** Whether people answer it. */
export const isAnswered = (type: BlockType): boolean => blockKinds[type].question !== undefined;

/** What keeps a block from being published. */
export const blockFaults = ({ type, content }: TypedBlock): Fault[] =>
  blockKindOf(type).faults(content);
