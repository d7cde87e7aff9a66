import type { FieldValue } from '@contract/council/ground/filters/form-value.ts';
import type { InputProblem } from '@contract/council/ground/filters/input-problems.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import type { LeafFilter } from '@contract/council/ground/filters/filter.ts';
import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { needsValue } from './conditions.ts';
import type { BuilderField } from './fields.ts';
import { filterFields, type FormValues, isLeafField, type LeafField } from './form-values.ts';
import type { FieldRow } from './row.ts';

/** What is wrong with a field of the form. */
export interface FilterProblem extends InputProblem {
  /** The field's place in the configuration. */
  at: string;
  label: string;
}

/** All problems of a filled-in form, in the order of its fields. */
export function problemsOf(
  config: readonly SearchFilter[],
  values: FormValues,
  at = '',
): FilterProblem[] {
  return filterFields(config, at).flatMap(({ at: here, filter }) =>
    isLeafField(filter)
      ? problemsIn(filter, values[here]).map((problem) => ({
          at: here,
          label: filter.label ?? '',
          ...problem,
        }))
      : problemsOf(filter.filters ?? [], values, `${here}.`),
  );
}

/** The problems of one field, as its kind tells them; for a range at most one for each end. */
export const problemsIn = (field: LeafField, value: FieldValue | undefined): InputProblem[] =>
  kindOf(field).form.problems(value, field);

/** The problems of a line of the builder, as the kind of filter tells them that the line would become. */
export function problemsInRow(row: FieldRow, field: BuilderField): InputProblem[] {
  if (!needsValue(row.condition)) return [];
  if (field.place) return kindOf(field.place).form.problems(row.place, {});
  const [first = '', second = ''] = row.values;
  const between = row.condition === 'between';
  const asked: { type: LeafFilter['type']; value: FieldValue } =
    field.family === 'number' && !between
      ? { type: 'number', value: first }
      : field.family === 'number'
        ? { type: 'range', value: [first, second] }
        : field.family === 'date'
          ? { type: 'date range', value: [first, between ? second : ''] }
          : { type: 'text', value: first };
  return kindOf(asked).form.problems(asked.value, {});
}
