import { contrastOf } from '../../platform/colours.ts';
import type { Fault } from '../ground/documents/fault.ts';
import type { DraftedBlock } from '../ground/documents/make-edition.ts';
import { colouredParts, MAX_COLOURS } from '../ground/charts/coloured-parts.ts';
import { adviceMessages as messages } from './messages.ts';

/** What a page stands on. */
const GROUND = '#ffffff';
/** Between what is drawn and what it stands on (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;

/** Colours that many people cannot tell from the page. */
export function adviceOnColours(block: DraftedBlock): Fault[] {
  if (block.type === 'question') {
    const { color } = block.content;
    return color && isFaint(color)
      ? [{ field: 'color', message: messages.faintColour(color) }]
      : [];
  }
  if (block.type !== 'chart') return [];
  const told = new Set<string>();
  return colouredParts(block.content).flatMap(({ color }, at) => {
    if (color === null || told.has(color) || !isFaint(color)) return [];
    told.add(color);
    const field = at < MAX_COLOURS ? `color.${at}` : 'chartData';
    return [{ field, message: messages.faintColour(color) }];
  });
}

const isFaint = (colour: string) => contrastOf(colour, GROUND) < LEAST_CONTRAST;
