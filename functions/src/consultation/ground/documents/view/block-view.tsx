import type { ReactElement } from 'react';
import { ChartView } from '../blocks/chart/view.tsx';
import { ContentsView } from '../blocks/contents/view.tsx';
import { DividerView } from '../blocks/divider/view.tsx';
import { ImageView } from '../blocks/image/view.tsx';
import { LinkView } from '../blocks/link/view.tsx';
import { MapBlockView } from '../blocks/map/view.tsx';
import { QuestionView } from '../blocks/question/view.tsx';
import { TableOfCells } from '../blocks/table/view.tsx';
import { TextBlockView } from '../blocks/text/view.tsx';
import { TagTopicView } from '../blocks/topics/view.tsx';
import { VideoView } from '../blocks/video/view.tsx';
import type { Edition, EditionBlock } from '../edition.ts';
import type { BlockPlace } from './place.ts';

interface BlockViewProps {
  of: EditionBlock;
  edition: Edition;
  place: BlockPlace;
}

/** A block as the public reads it. */
export function BlockView({ of, edition, place }: BlockViewProps): ReactElement {
  switch (of.type) {
    case 'textBlock':
      return <TextBlockView content={of.content} place={place} />;
    case 'image':
      return <ImageView content={of.content} place={place} />;
    case 'table':
      return <TableOfCells id={of.id} content={of.content} />;
    case 'video':
      return <VideoView content={of.content} />;
    case 'link':
      return <LinkView content={of.content} />;
    case 'tagTopic':
      return <TagTopicView content={of.content} />;
    case 'divider':
      return <DividerView />;
    case 'tableOfContents':
      return <ContentsView sections={edition.sections} />;
    case 'chart':
      return <ChartView content={of.content} />;
    case 'map':
      return <MapBlockView id={of.id} content={of.content} place={place} />;
    case 'question':
      return <QuestionView id={of.id} content={of.content} place={place} />;
  }
}
