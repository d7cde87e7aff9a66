import { colouredParts, MAX_COLOURS } from '../../../charts/coloured-parts.ts';
import { blockAdviceMessages as messages } from '../../advice-messages.ts';
import { isFaint } from '../../faint-colour.ts';
import type { Fault } from '../../fault.ts';
import type { ChartContent } from './schema.ts';

/** Colours of a chart that many people cannot tell from the page, each once. */
export function adviceOnChart(chart: ChartContent): Fault[] {
  const told = new Set<string>();
  return colouredParts(chart).flatMap(({ color }, at) => {
    if (color === null || told.has(color) || !isFaint(color)) return [];
    told.add(color);
    const field = at < MAX_COLOURS ? `color.${at}` : 'chartData';
    return [{ field, message: messages.faintColour(color) }];
  });
}
