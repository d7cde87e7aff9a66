import type {
  FieldFilter,
  Filter,
  GroupOperator,
} from '@contract/council/ground/filters/filter.ts';
import { boundedText } from './bounded-text.ts';
import { isDay, isNumber } from './form-values.ts';
import { saysSomething } from './same-filter.ts';
import {
  type ConditionId,
  firstCondition,
  needsValue,
  SPELLINGS,
  takesSeveral,
} from './conditions.ts';
import { conditionIn } from './condition-in.ts';
import type { BuilderField } from './fields.ts';

/** One line of the builder. What is typed stays text until it is a filter. */
export interface FieldRow {
  kind: 'field';
  id: string;
  /** Empty until it is chosen. */
  field: string;
  condition: ConditionId;
  /** One text; two for 'between'; any number for lists. */
  values: string[];
  /** How the filter it was made from compares: options to the letter, texts in any case. */
  as?: 'option' | 'text';
  /** The filter it was made from, given back as it was until something of it is changed. */
  origin?: FieldFilter;
}
export interface GroupRow {
  kind: 'group';
  id: string;
  operator: GroupOperator;
  rows: Row[];
}
/** A filter that lines cannot say, such as a drawn area: told, kept and removable as a whole. */
export interface FixedRow {
  kind: 'fixed';
  id: string;
  filter: Filter;
}
export type Row = FieldRow | GroupRow | FixedRow;
export type BuilderFields = ReadonlyMap<string, BuilderField>;

let made = 0;
const newId = () => `row-${++made}`;

export const emptyRow = (): FieldRow => ({
  kind: 'field',
  id: newId(),
  field: '',
  condition: 'is',
  values: [],
});
export const emptyGroup = (): GroupRow => ({
  kind: 'group',
  id: newId(),
  operator: '_or',
  rows: [emptyRow()],
});

/** The lines that stand for these filters; what lines cannot say stays as it is. Nothing is lost. */
export function rowsFrom(filters: readonly Filter[], fields: BuilderFields): Row[] {
  return filters.filter(saysSomething).map((filter) => rowFrom(filter, fields));
}

const COMPARED_AS: Partial<Record<Filter['type'], Pick<FieldRow, 'as'>>> = {
  text: { as: 'text' },
  select: { as: 'option' },
  checkbox: { as: 'option' },
};

function rowFrom(filter: Filter, fields: BuilderFields): Row {
  if (filter.type === 'group') {
    const { operator = '_and', filters } = filter;
    return { kind: 'group', id: newId(), operator, rows: rowsFrom(filters, fields) };
  }
  const field = filter.type === 'in area' ? undefined : fields.get(filter.dbPropertyName);
  const said = field && filter.type !== 'in area' ? conditionIn(filter, field.family) : undefined;
  if (!field || !said || filter.type === 'in area') return { kind: 'fixed', id: newId(), filter };
  return {
    kind: 'field',
    id: newId(),
    field: field.name,
    ...said,
    ...COMPARED_AS[filter.type],
    origin: filter,
  };
}

/** The filters that the lines stand for; a line that is not finished yet stands for none. */
export function filtersOf(rows: readonly Row[], fields: BuilderFields): Filter[] {
  return rows.flatMap((row): Filter[] => {
    if (row.kind === 'fixed') return [row.filter];
    if (row.kind === 'group') {
      const filters = filtersOf(row.rows, fields);
      return filters.length > 0 ? [{ type: 'group', operator: row.operator, filters }] : [];
    }
    const filter = row.origin ?? filterOf(row, fields.get(row.field));
    return filter ? [filter] : [];
  });
}

function filterOf(row: FieldRow, field: BuilderField | undefined): FieldFilter | undefined {
  if (!field || !isFinished(row, field)) return undefined;
  const { condition, values } = row;
  const base = { dbPropertyName: field.name, ...SPELLINGS[condition] };
  const [first = ''] = values;
  if (!needsValue(condition)) return { type: EMPTY_TYPES[field.family], ...base, value: null };
  if (takesSeveral(field.family, condition)) return { type: 'in array', ...base, value: values };
  switch (field.family) {
    case 'number':
      return condition === 'between'
        ? { type: 'range', ...base, value: [Number(first), Number(values[1])] }
        : { type: 'number', ...base, equality: base.equality ?? '=', value: Number(first) };
    case 'date':
      return { type: 'date range', dbPropertyName: field.name, value: daysOf(condition, values) };
    case 'switch':
      return { type: 'checkbox', ...base, value: first === 'true' };
    case 'choice':
      return condition === 'contains' || condition === 'contains-not' || row.as === 'text'
        ? { type: 'text', ...base, value: boundedText(first) }
        : { type: 'select', ...base, value: first };
    default:
      if (row.as === 'option' && base.equality) return { type: 'select', ...base, value: first };
      return { type: 'text', ...base, value: boundedText(first) };
  }
}

/** The type of a filter that only asks whether a field is filled in. */
const EMPTY_TYPES = {
  number: 'number',
  text: 'text',
  choice: 'select',
  list: 'in array',
  switch: 'checkbox',
  date: 'date range',
} as const;

function daysOf(
  condition: ConditionId,
  [from = '', to = '']: string[],
): [string | null, string | null] {
  if (condition === 'at-least') return [from, null];
  if (condition === 'at-most') return [null, from];
  return condition === 'between' ? [from || null, to || null] : [from, from];
}

/** Whether a line says all that its condition needs. */
export function isFinished({ condition, values }: FieldRow, { family }: BuilderField): boolean {
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

/** A line about another field: of another type it begins anew, of the same it keeps what was asked. */
export function withField(row: FieldRow, name: string, fields: BuilderFields): FieldRow {
  const { origin: _, as: __, ...rest } = row;
  const [before, after] = [fields.get(row.field), fields.get(name)];
  if (!after) return row;
  // Options belong to their field.
  const same =
    before?.family === after.family && after.options.length === 0 && before.options.length === 0;
  if (same) return { ...rest, field: name };
  return { ...rest, field: name, condition: firstCondition(after.family), values: [] };
}

/** A line that asks differently; its value stays where it still can be one. */
export function withCondition(
  row: FieldRow,
  condition: ConditionId,
  { family }: BuilderField,
): FieldRow {
  const { origin: _, ...rest } = row;
  const several = takesSeveral(family, condition);
  const values = !needsValue(condition)
    ? []
    : several || condition === 'between'
      ? row.values
      : row.values.slice(0, 1);
  return { ...rest, condition, values };
}

export function withValues(row: FieldRow, values: string[]): FieldRow {
  const { origin: _, ...rest } = row;
  return { ...rest, values };
}

/** The same line or group once more, under ids of its own. */
export function copied(row: Row): Row {
  return row.kind === 'group'
    ? { ...row, id: newId(), rows: row.rows.map(copied) }
    : { ...row, id: newId() };
}
