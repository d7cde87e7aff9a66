import type { BlockLook } from './block-look.ts';
import { printChart } from './blocks/chart/print.ts';
import { ChartView } from './blocks/chart/view.tsx';
import { printContents } from './blocks/contents/print.ts';
import { ContentsView } from './blocks/contents/view.tsx';
import { printDivider } from './blocks/divider/print.ts';
import { DividerView } from './blocks/divider/view.tsx';
import { printImage } from './blocks/image/print.ts';
import { ImageView } from './blocks/image/view.tsx';
import { printLink } from './blocks/link/print.ts';
import { LinkView } from './blocks/link/view.tsx';
import { printMap } from './blocks/map/print.ts';
import { MapBlockView } from './blocks/map/view.tsx';
import { printQuestion } from './blocks/question/print.ts';
import { QuestionView } from './blocks/question/view.tsx';
import { printQuote } from './blocks/quote/print.ts';
import { QuoteView } from './blocks/quote/view.tsx';
import { printTable } from './blocks/table/print.ts';
import { TableOfCells } from './blocks/table/view.tsx';
import { printText } from './blocks/text/print.ts';
import { TextBlockView } from './blocks/text/view.tsx';
import { printTopics } from './blocks/topics/print.ts';
import { TagTopicView } from './blocks/topics/view.tsx';
import { printVideo } from './blocks/video/print.ts';
import { VideoView } from './blocks/video/view.tsx';
import type { EditionBlock } from './edition.ts';

type Looks = {
  [Type in EditionBlock['type']]: BlockLook<Extract<EditionBlock, { type: Type }>['content']>;
};

/** What each type of block of an edition looks like; a poll is published as a question. */
const looks: Looks = {
  textBlock: { View: TextBlockView, print: printText },
  image: { View: ImageView, print: printImage },
  table: { View: TableOfCells, print: printTable },
  quote: { View: QuoteView, print: printQuote },
  question: { View: QuestionView, print: printQuestion },
  map: { View: MapBlockView, print: printMap },
  chart: { View: ChartView, print: printChart },
  video: { View: VideoView, print: printVideo },
  link: { View: LinkView, print: printLink },
  tagTopic: { View: TagTopicView, print: printTopics },
  divider: { View: DividerView, print: printDivider },
  tableOfContents: { View: ContentsView, print: printContents },
};

/** The look of a block; its content goes with its type. */
export const lookOf = ({ type }: EditionBlock): BlockLook<EditionBlock['content']> =>
  looks[type] as BlockLook<EditionBlock['content']>;
