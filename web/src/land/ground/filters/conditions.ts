import type { Equality, FilterCondition } from '@contract/council/ground/filters/filter.ts';
import type { LineCondition, LineFamily } from '@contract/council/ground/filters/filter-line.ts';
import type { BuilderField } from './fields.ts';
import { filterRowMessages as messages } from './messages.ts';

/** How a condition is written in a filter. */
export interface Spelling {
  equality?: Equality;
  condition?: FilterCondition;
}

export const SPELLINGS: Record<LineCondition, Spelling> = {
  is: { equality: '=' },
  'is-not': { equality: '!=' },
  'at-least': { equality: '>=' },
  more: { equality: '>' },
  'at-most': { equality: '<=' },
  less: { equality: '<' },
  contains: {},
  'contains-not': { condition: 'not contains' },
  'any-of': {},
  'none-of': { equality: '!=' },
  between: {},
  empty: { condition: 'empty' },
  'not-empty': { condition: 'not empty' },
};

/** The conditions of each kind of field, as they are offered (specification 002 section 5). */
const OFFERED: Record<LineFamily, readonly LineCondition[]> = {
  number: ['is', 'is-not', 'at-least', 'more', 'at-most', 'less'],
  text: ['is', 'is-not', 'contains', 'contains-not'],
  list: ['contains', 'empty', 'not-empty'],
  json: ['contains', 'contains-not', 'empty', 'not-empty'],
  place: ['is', 'is-not'],
  switch: ['is', 'is-not'],
  // The specification is silent on these two.
  choice: ['is', 'is-not', 'any-of', 'none-of', 'empty', 'not-empty'],
  date: ['is', 'at-least', 'at-most', 'between', 'empty', 'not-empty'],
};

/** The conditions for a field; the one that a row already has is always among them. */
export function conditionsOf(
  family: LineFamily,
  present?: LineCondition,
): readonly LineCondition[] {
  const offered = OFFERED[family];
  return present && !offered.includes(present) ? [...offered, present] : offered;
}

/** The first condition of a new row. */
export function firstCondition(family: LineFamily): LineCondition {
  return family === 'text' ? 'contains' : (OFFERED[family][0] ?? 'is');
}

export const needsValue = (condition: LineCondition) =>
  condition !== 'empty' && condition !== 'not-empty';

/** Whether the value is several values. */
export const takesSeveral = (family: LineFamily, condition: LineCondition) =>
  condition === 'any-of' ||
  condition === 'none-of' ||
  (family === 'list' && condition === 'contains') ||
  (family === 'list' && condition === 'contains-not');

/** In words: 'more than or equals'; of days 'on or after', of a place 'is in'. */
export function conditionWords(
  { family, place }: Pick<BuilderField, 'family' | 'place'>,
  condition: LineCondition,
): string {
  if (place) return condition === 'is-not' ? place.isNot : place.is;
  if (family === 'date') return messages.dayConditions[condition] ?? messages.conditions[condition];
  if (family === 'list' && condition === 'contains') return messages.listContains;
  if (family === 'list' && condition === 'contains-not') return messages.listContainsNot;
  return messages.conditions[condition];
}
