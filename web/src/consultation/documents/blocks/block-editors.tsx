import type { BlockType } from '@contract/consultation/ground/documents/kinds.ts';
import type { ComponentType } from 'react';
import type { BlockEditing, BlockEditings, BlockEditorProps } from './block-editor.ts';
import { chartEditing } from './chart/chart-block.tsx';
import { contentsEditing } from './contents/contents-block.tsx';
import { dividerEditing } from './divider/divider-block.tsx';
import { imageEditing } from './image/image-block.tsx';
import { linkEditing } from './link/link-block.tsx';
import { mapEditing } from './map/map-block.tsx';
import { pollEditing } from './poll/poll-block.tsx';
import { questionEditing } from './question/question-block.tsx';
import { quoteEditing } from './quote/quote-block.tsx';
import { tableEditing } from './table/table-block.tsx';
import { textEditing } from './text/text-block.tsx';
import { topicsEditing } from './topics/topics-block.tsx';
import { videoEditing } from './video/video-block.tsx';

/** The types of blocks: a folder each, and a line here. */
export const blockEditors: BlockEditings = {
  textBlock: textEditing,
  image: imageEditing,
  table: tableEditing,
  quote: quoteEditing,
  question: questionEditing,
  poll: pollEditing,
  map: mapEditing,
  chart: chartEditing,
  video: videoEditing,
  link: linkEditing,
  tagTopic: topicsEditing,
  divider: dividerEditing,
  tableOfContents: contentsEditing,
};

type AnyContent = Record<string, unknown>;

/** The content of a block goes with its type. */
export const readingOf = (type: BlockType) =>
  (blockEditors[type] as unknown as BlockEditing<AnyContent>).Reading;
export const editorOf = (type: BlockType): ComponentType<BlockEditorProps<AnyContent>> =>
  (blockEditors[type] as unknown as BlockEditing<AnyContent>).Editor;
/** What a block is called where links lead to it; undefined where none do. */
export const calledOf = ({ type, content }: { type: BlockType; content: object }) =>
  (blockEditors[type] as unknown as BlockEditing<object>).called?.(content);
