import type { WithValue } from './filter-kind.ts';
import type { FilterLine, LineFamily } from './filter-line.ts';
import { asksPresence } from './filter.ts';
import { isOnField, kindOf, type LeafFilter } from './kinds.ts';

/** A filled-in filter as a line about a field of this family; undefined where no line can say it. */
export function lineOf(filter: LeafFilter, family: LineFamily): FilterLine | undefined {
  if (isOnField(filter) && asksPresence(filter))
    return { condition: filter.condition === 'empty' ? 'empty' : 'not-empty', values: [] };
  return kindOf(filter).line(filter as WithValue<LeafFilter>, family);
}
