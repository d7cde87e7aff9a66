import { isFilledIn } from '@contract/council/ground/filters/canonical-filters.ts';
import { lineOf } from '@contract/council/ground/filters/line-of.ts';
import type { LineCondition } from '@contract/council/ground/filters/filter-line.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { AreaValue } from '@contract/council/ground/filters/form-value.ts';
import { isOnField } from '@contract/council/ground/filters/kinds.ts';
import { firstCondition, needsValue, takesSeveral } from './conditions.ts';
import { type BuilderField, placeField } from './fields.ts';
import type { BuilderFields, FieldRow, GroupRow, Row } from './row.ts';
import { filterOfRow } from './filter-of-row.ts';

/** Prefix of every line's id; no field of the form begins with it. */
export const ROW_ID = 'row-';
let made = 0;
const newId = () => `${ROW_ID}${++made}`;

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

/** The lines of these filters; a filter that lines cannot express is kept as it is. */
export function rowsFrom(filters: readonly Filter[], fields: BuilderFields): Row[] {
  return filters.filter(isFilledIn).map((filter) => rowFrom(filter, fields));
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
  const field = fields.get(isOnField(filter) ? filter.dbPropertyName : placeField(filter.type));
  const line = field && lineOf(filter, field.family);
  if (!field || !line) return { kind: 'fixed', id: newId(), filter };
  return {
    kind: 'field',
    id: newId(),
    field: field.name,
    ...line,
    ...COMPARED_AS[filter.type],
    origin: filter,
  };
}

/** The filters of the lines; unfinished lines are left out. */
export function filtersOfRows(rows: readonly Row[], fields: BuilderFields): Filter[] {
  return rows.flatMap((row): Filter[] => {
    if (row.kind === 'fixed') return [row.filter];
    if (row.kind === 'group') {
      const filters = filtersOfRows(row.rows, fields);
      return filters.length > 0 ? [{ type: 'group', operator: row.operator, filters }] : [];
    }
    const filter = row.origin ?? filterOfRow(row, fields.get(row.field));
    return filter ? [filter] : [];
  });
}

/** Changes a line's field: it keeps its condition if the type is the same, and starts afresh otherwise. */
export function withField(row: FieldRow, name: string, fields: BuilderFields): FieldRow {
  const { origin: _, as: __, place: ___, ...rest } = row;
  const [before, after] = [fields.get(row.field), fields.get(name)];
  if (!after) return row;
  // Options belong to their field.
  const same =
    before?.family === after.family && after.options.length === 0 && before.options.length === 0;
  if (same) return { ...rest, field: name };
  return { ...rest, field: name, condition: firstCondition(after.family), values: [] };
}

/** Changes a line's condition; the value is kept where it is still valid. */
export function withCondition(
  row: FieldRow,
  condition: LineCondition,
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

export function withPlace(row: FieldRow, place: AreaValue | undefined): FieldRow {
  const { origin: _, ...rest } = row;
  return { ...rest, place };
}

/** A copy of a line or group, with new ids. */
export function copied(row: Row): Row {
  return row.kind === 'group'
    ? { ...row, id: newId(), rows: row.rows.map(copied) }
    : { ...row, id: newId() };
}
