import { type DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf } from '@contract/council/ground/dictionary/field-types.ts';
import { formatNumber, formatValue } from '@contract/council/ground/dictionary/format-value.ts';
import type { Filter, Scalar } from '@contract/council/ground/filters/filter.ts';
import { shortTime } from '@contract/platform/dates/long-date.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { type Column, headWidth } from '../../../ui/table/column.ts';
import { siteNameOf } from '../sites/site-name.ts';
import { siteTags } from '../sites/site-tags.ts';
import { messages } from '../../site-table/messages.ts';

/** A column of the sites table: a field of the council's dictionary, or what every site has. */
export interface SiteColumn extends Column<SiteRecord> {
  /** How its values are asked for one by one; undefined where sites cannot be grouped by it. */
  groupedAs: 'select' | 'checkbox' | 'number' | 'date range' | undefined;
  /** A value of it, as people read it. */
  said: (value: unknown) => string;
}

/** The first column, which is always there: what the site is called. */
export const NAME: Column<SiteRecord> = {
  id: 'name',
  label: messages.site,
  width: 240,
  value: siteNameOf,
  text: siteNameOf,
};

/** Every column by property name, the council's own in its order. */
export function tableColumns(fields: Iterable<DictionaryField>): Map<string, SiteColumn> {
  const all = [...EVERY_SITE, ...[...fields].map(fieldColumn)];
  return new Map(all.map((column) => [column.id, column]));
}

const said = (value: unknown) => (value === null || value === undefined ? '-' : String(value));
const moment = (value: unknown) => (typeof value === 'string' ? shortTime(new Date(value)) : '-');

const column = (
  id: string,
  label: string,
  said: (value: unknown) => string,
  more: Partial<SiteColumn> = {},
): SiteColumn => {
  const value = (site: SiteRecord) => (site as Record<string, unknown>)[id];
  return {
    id,
    label,
    width: headWidth(label, more.unit),
    sortable: true,
    groupedAs: undefined,
    value,
    said,
    text: (site) => said(value(site)),
    ...more,
    groupable: more.groupedAs !== undefined,
  };
};

const EVERY_SITE: SiteColumn[] = [
  column('source_reference', messages.reference, said),
  column('site_tags', messages.tags, tagNames, { sortable: false }),
  column('created_at', messages.added, moment),
  column('updated_at', messages.changed, moment),
];

function tagNames(value: unknown): string {
  const tags = siteTags(Array.isArray(value) ? (value as string[]) : []);
  return tags.map(({ name }) => name).join(', ') || '-';
}

function fieldColumn(field: DictionaryField): SiteColumn {
  const { kind, suffix, prefix } = fieldTypeOf(field.type);
  const numeric = kind === 'number' || kind === 'integer';
  const text = (value: unknown) =>
    numeric && typeof value === 'number'
      ? formatNumber(value, field.format)
      : formatValue(field, value);
  const unit = numeric ? (field.unit ?? suffix ?? prefix) : undefined;
  return column(field.dbPropertyName, field.label, text, {
    unit,
    numeric,
    sortable: kind !== 'texts' && kind !== 'numbers' && kind !== 'json',
    groupedAs: field.filterable ? GROUPED_AS[kind] : undefined,
  });
}

const GROUPED_AS: Partial<Record<string, NonNullable<SiteColumn['groupedAs']>>> = {
  text: 'select',
  boolean: 'checkbox',
  number: 'number',
  integer: 'number',
  date: 'date range',
};

/** The filter that finds exactly the sites of one group. */
export function groupFilter({ id, groupedAs }: SiteColumn, value: Scalar | null): Filter {
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
