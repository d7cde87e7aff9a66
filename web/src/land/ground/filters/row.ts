import type { LineCondition } from '@contract/council/ground/filters/filter-line.ts';
import type { Filter, GroupOperator, LeafFilter } from '@contract/council/ground/filters/filter.ts';
import { type AreaValue, isDay, isNumber } from '@contract/council/ground/filters/form-value.ts';
import { needsValue, takesSeveral } from './conditions.ts';
import type { BuilderField } from './fields.ts';

/** One line of the builder. What is typed stays text until it is a filter. */
export interface FieldRow {
  kind: 'field';
  id: string;
  /** Empty until it is chosen. */
  field: string;
  condition: LineCondition;
  /** One text; two for 'between'; any number for lists. */
  values: string[];
  /** The location of a line about a place. */
  place?: AreaValue | undefined;
  /** How its original filter compares: options exactly, texts in any case. */
  as?: 'option' | 'text';
  /** The original filter, given back as it was as long as the line is not changed. */
  origin?: LeafFilter;
}
export interface GroupRow {
  kind: 'group';
  id: string;
  operator: GroupOperator;
  rows: Row[];
}
/** A filter that lines cannot express, such as a drawn area: shown, kept and removable as a whole. */
export interface FixedRow {
  kind: 'fixed';
  id: string;
  filter: Filter;
}
export type Row = FieldRow | GroupRow | FixedRow;
export type BuilderFields = ReadonlyMap<string, BuilderField>;

/** Whether a line has everything that its condition needs. */
export function isRowFinished(
  { condition, values, place }: FieldRow,
  { family, place: part }: BuilderField,
): boolean {
  if (part) return place !== undefined && part.isComplete(place);
  if (!needsValue(condition)) return true;
  if (takesSeveral(family, condition)) return values.length > 0;
  const [first = '', second = ''] = values;
  if (family === 'number') return isNumber(first) && (condition !== 'between' || isNumber(second));
  if (family === 'date') {
    if (condition !== 'between') return isDay(first);
    return (
      (isDay(first) || first === '') && (isDay(second) || second === '') && first + second !== ''
    );
  }
  return first.trim() !== '';
}
