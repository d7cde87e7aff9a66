import { htmlParts, type PrintPart, type PrintPlace } from '../../print/print-parts.ts';
import type { TextContent } from './schema.ts';

/** A text on paper. */
export const printText = ({ html }: TextContent, place: PrintPlace): PrintPart[] =>
  htmlParts(html, place.headingLevel);
