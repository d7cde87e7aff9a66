import { type DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import type { Filter, Scalar } from '@contract/council/ground/filters/filter.ts';
import { type Column, headWidth } from '../../ui/table/column.ts';

/** A column of a table of records: a field of their dictionary, or what every record has. */
export interface RecordColumn<Row> extends Column<Row> {
  /** How a filter asks for one of its values; undefined where records cannot be grouped by it. */
  groupedAs: 'select' | 'checkbox' | 'number' | 'date range' | undefined;
  /** A value in words. */
  said: (value: unknown) => string;
  /** Part of every record, so it is not requested by name. */
  derived?: true;
}

/** Columns by property name, in the order in which they are offered. */
export type RecordColumns<Row> = ReadonlyMap<string, RecordColumn<Row>>;

/** A column of what every record of a type has. */
export function recordColumn<Row extends { id: number }>(
  id: string,
  label: string,
  said: (value: unknown) => string,
  more: Partial<RecordColumn<Row>> = {},
): RecordColumn<Row> {
  const value = (row: Row) => (row as Record<string, unknown>)[id];
  return {
    id,
    label,
    width: headWidth(label, more.unit),
    sortable: true,
    groupedAs: undefined,
    value,
    said,
    text: (row) => said(value(row)),
    ...more,
    groupable: more.groupedAs !== undefined,
  };
}

/** A column of a field of the dictionary. */
export function fieldColumn<Row extends { id: number }>(field: DictionaryField): RecordColumn<Row> {
  const { kind, suffix, prefix } = fieldTypeOf(field.type);
  const numeric = kind === 'number' || kind === 'integer';
  const text = (value: unknown) =>
    numeric && typeof value === 'number'
      ? formatNumber(value, field.format)
      : formatValue(field, value);
  const unit = numeric ? (field.unit ?? suffix ?? prefix) : undefined;
  return recordColumn(field.dbPropertyName, field.label, text, {
    unit,
    numeric,
    sortable: kind !== 'texts' && kind !== 'numbers' && kind !== 'json',
    groupedAs: field.filterable ? GROUPED_AS[kind] : undefined,
  });
}

const GROUPED_AS: Partial<Record<string, NonNullable<RecordColumn<unknown>['groupedAs']>>> = {
  text: 'select',
  boolean: 'checkbox',
  number: 'number',
  integer: 'number',
  date: 'date range',
};

/** The filter that finds the records of one group and no others. */
export function groupFilter(
  { id, groupedAs }: Pick<RecordColumn<unknown>, 'id' | 'groupedAs'>,
  value: Scalar | null,
): Filter {
  const base = { dbPropertyName: id };
  if (value === null) {
    return { type: groupedAs ?? 'select', ...base, condition: 'empty', value: null } as Filter;
  }
  if (groupedAs === 'number')
    return { type: 'number', ...base, equality: '=', value: Number(value) };
  if (groupedAs === 'date range') {
    return { type: 'date range', ...base, value: [String(value), String(value)] };
  }
  return { type: groupedAs ?? 'select', ...base, value };
}
