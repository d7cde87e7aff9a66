import { type DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import type { Filter, Scalar } from '@contract/council/ground/filters/filter.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import { siteTags } from '../ground/sites/site-tags.ts';
import { messages } from './messages.ts';

/** A column the table can show: a field of the council's dictionary, or what every site has. */
export interface TableColumn {
  name: string;
  label: string;
  /** Stands in the head, so that figures stand alone under one another. */
  unit: string | undefined;
  numeric: boolean;
  /** px that it takes until somebody moves its edge. */
  width: number;
  sortable: boolean;
  /** How its values are asked for one by one; undefined where sites cannot be grouped by it. */
  groupedAs: 'select' | 'checkbox' | 'number' | 'date range' | undefined;
  text: (value: unknown) => string;
}

/** Narrowest and widest a column may be made, in px (specification 002 section 5). */
export const NARROWEST = 125;
export const WIDEST = 400;
const STANDARD_WIDTH = 160;
/** px of a head beside its words: room at its edges, its menu, the arrow of its order. */
const AROUND_HEAD = 80;
/** px of the widest usual letter in a head's type. */
const LETTER = 8.6;
/** The first column's, a site's name. */
export const NAME = 'name';
export const NAME_WIDTH = 240;

/** How wide the table is with these columns, in px. */
export function tableWidth(
  columns: readonly TableColumn[],
  widths: Record<string, number>,
): number {
  const of = (name: string, standard: number) => widths[name] ?? standard;
  return columns.reduce((sum, { name, width }) => sum + of(name, width), of(NAME, NAME_WIDTH));
}

/** As wide as the longest word of its head needs: words wrap, but none is broken. */
function headWidth(label: string, unit: string | undefined): number {
  const words = `${label} ${unit ?? ''}`.split(/[\s-]+/);
  const longest = Math.max(...words.map((word) => word.length));
  return Math.min(WIDEST, Math.max(STANDARD_WIDTH, Math.ceil(AROUND_HEAD + LETTER * longest)));
}

/** Every column by property name, the council's own in its order. */
export function tableColumns(fields: Iterable<DictionaryField>): Map<string, TableColumn> {
  const all = [...EVERY_SITE, ...[...fields].map(fieldColumn)];
  return new Map(all.map((column) => [column.name, column]));
}

const said = (value: unknown) => (value === null || value === undefined ? '-' : String(value));
const moment = (value: unknown) => (typeof value === 'string' ? shortTime(new Date(value)) : '-');

const ours = (
  name: string,
  label: string,
  text = said,
  more: Partial<TableColumn> = {},
): TableColumn => ({
  name,
  label,
  unit: undefined,
  numeric: false,
  width: headWidth(label, undefined),
  sortable: true,
  groupedAs: undefined,
  text,
  ...more,
});

const EVERY_SITE: TableColumn[] = [
  ours('source_reference', messages.reference),
  ours('site_tags', messages.tags, tagNames, { sortable: false }),
  ours('created_at', messages.added, moment),
  ours('updated_at', messages.changed, moment),
];

function tagNames(value: unknown): string {
  const tags = siteTags(Array.isArray(value) ? (value as string[]) : []);
  return tags.map(({ name }) => name).join(', ') || '-';
}

function fieldColumn(field: DictionaryField): TableColumn {
  const { kind, suffix, prefix } = fieldTypeOf(field.type);
  const numeric = kind === 'number' || kind === 'integer';
  const text = (value: unknown) =>
    numeric && typeof value === 'number'
      ? formatNumber(value, field.format)
      : formatValue(field, value);
  const unit = numeric ? (field.unit ?? suffix ?? prefix) : undefined;
  return {
    name: field.dbPropertyName,
    label: field.label,
    unit,
    numeric,
    width: headWidth(field.label, unit),
    sortable: kind !== 'texts' && kind !== 'numbers' && kind !== 'json',
    groupedAs: field.filterable ? GROUPED_AS[kind] : undefined,
    text,
  };
}

const GROUPED_AS: Partial<Record<string, NonNullable<TableColumn['groupedAs']>>> = {
  text: 'select',
  boolean: 'checkbox',
  number: 'number',
  integer: 'number',
  date: 'date range',
};

/** The filter that finds exactly the sites of one group. */
export function groupFilter({ name, groupedAs }: TableColumn, value: Scalar | null): Filter {
  const base = { dbPropertyName: name };
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
