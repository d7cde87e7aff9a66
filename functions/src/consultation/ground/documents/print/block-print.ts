import type { EditionBlock } from '../edition.ts';
import { lookOf } from '../looks.ts';
import type { PrintPart, PrintPlace } from './print-parts.ts';

/** A block on paper: what it consists of there, whether Word or PDF. */
export const printBlock = (block: EditionBlock, place: PrintPlace): PrintPart[] =>
  lookOf(block).print(block.content, place, block.id);
