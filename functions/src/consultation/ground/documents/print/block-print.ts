import { printChart } from '../blocks/chart/print.ts';
import { printContents } from '../blocks/contents/print.ts';
import { printDivider } from '../blocks/divider/print.ts';
import { printImage } from '../blocks/image/print.ts';
import { printLink } from '../blocks/link/print.ts';
import { printMap } from '../blocks/map/print.ts';
import { printQuestion } from '../blocks/question/print.ts';
import { printTable } from '../blocks/table/print.ts';
import { printText } from '../blocks/text/print.ts';
import { printTopics } from '../blocks/topics/print.ts';
import { printVideo } from '../blocks/video/print.ts';
import type { EditionBlock } from '../edition.ts';
import type { PrintPart, PrintPlace } from './print-parts.ts';

/** A block on paper: what it consists of there, whether Word or PDF. */
export function printBlock(block: EditionBlock, place: PrintPlace): PrintPart[] {
  switch (block.type) {
    case 'textBlock':
      return printText(block.content, place);
    case 'image':
      return printImage(block.content);
    case 'table':
      return printTable(block.content);
    case 'video':
      return printVideo(block.content);
    case 'link':
      return printLink(block.content);
    case 'tagTopic':
      return printTopics(block.content);
    case 'divider':
      return printDivider();
    case 'tableOfContents':
      return printContents();
    case 'chart':
      return printChart(block.content);
    case 'map':
      return printMap(block.content);
    case 'question':
      return named(block.id, printQuestion(block.content, place));
  }
}

/** Parts whose first heading has this id, so that links of the document lead there. */
function named(id: string, parts: PrintPart[]): PrintPart[] {
  const first = parts.findIndex(({ kind }) => kind === 'heading');
  return parts.map((part, at) =>
    at === first && part.kind === 'heading' ? { ...part, id } : part,
  );
}
