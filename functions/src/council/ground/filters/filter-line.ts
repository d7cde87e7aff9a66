import type { AreaValue } from './form-value.ts';

/** What fields of a kind are asked in the filter builder: numbers compare, texts hold words, lists hold values. */
export type LineFamily =
  'number' | 'text' | 'choice' | 'list' | 'switch' | 'date' | 'json' | 'place';

export type LineCondition =
  | 'is'
  | 'is-not'
  | 'at-least'
  | 'more'
  | 'at-most'
  | 'less'
  | 'contains'
  | 'contains-not'
  | 'any-of'
  | 'none-of'
  | 'between'
  | 'empty'
  | 'not-empty';

/** What one line of the builder asks of its field: texts, or a place. */
export interface FilterLine {
  condition: LineCondition;
  values: string[];
  place?: AreaValue;
}
