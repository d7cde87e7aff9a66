import type { LineFamily } from '@contract/council/ground/filters/filter-line.ts';
import type { LeafFilter } from '@contract/council/ground/filters/filter.ts';
import type { PlaceFilter } from '@contract/council/ground/filters/kinds.ts';
import { boundedText } from '@contract/council/ground/filters/form-value.ts';
import { needsValue, SPELLINGS, takesSeveral } from './conditions.ts';
import type { BuilderField } from './fields.ts';
import { type FieldRow, isRowFinished } from './row.ts';

/** The filter of a line; undefined until it is finished. */
export function filterOfRow(
  row: FieldRow,
  field: BuilderField | undefined,
): LeafFilter | undefined {
  if (!field || !isRowFinished(row, field)) return undefined;
  const asked = { dbPropertyName: field.name, ...SPELLINGS[row.condition] };
  if (field.place) return placeFilter(row, field.place.type);
  const { empty, value } = FILTERS[field.family as Exclude<LineFamily, 'place'>];
  if (!needsValue(row.condition)) return { type: empty, ...asked, value: null } as LeafFilter;
  if (takesSeveral(field.family, row.condition))
    return { type: 'in array', ...asked, value: row.values };
  return value(row, asked);
}

type Asked = { dbPropertyName: string } & (typeof SPELLINGS)[FieldRow['condition']];

interface FamilyFilters {
  /** The type of a filter that only asks whether a field is filled in. */
  empty: 'number' | 'text' | 'select' | 'in array' | 'checkbox' | 'date range';
  /** The filter of a line with one value, or two of 'between'. */
  value: (row: FieldRow, asked: Asked) => LeafFilter;
}

const words = (row: FieldRow, asked: Asked): LeafFilter => {
  const [first = ''] = row.values;
  if (row.as === 'option' && asked.equality) return { type: 'select', ...asked, value: first };
  return { type: 'text', ...asked, value: boundedText(first) };
};

/** A line about a place has a location instead of a property. */
function placeFilter({ condition, place }: FieldRow, type: PlaceFilter['type']): PlaceFilter {
  const outside = condition === 'is-not' ? { equality: '!=' } : {};
  return { type, ...outside, value: place ?? null } as PlaceFilter;
}

const FILTERS: Record<Exclude<LineFamily, 'place'>, FamilyFilters> = {
  json: { empty: 'text', value: words },
  number: {
    empty: 'number',
    value: ({ condition, values: [from, to] }, asked) =>
      condition === 'between'
        ? { type: 'range', ...asked, value: [Number(from), Number(to)] }
        : { type: 'number', ...asked, equality: asked.equality ?? '=', value: Number(from) },
  },
  date: {
    empty: 'date range',
    value: ({ condition, values }, { dbPropertyName }) => ({
      type: 'date range',
      dbPropertyName,
      value: daysOf(condition, values),
    }),
  },
  switch: {
    empty: 'checkbox',
    value: ({ values }, asked) => ({ type: 'checkbox', ...asked, value: values[0] === 'true' }),
  },
  choice: {
    empty: 'select',
    value: ({ condition, as, values: [first = ''] }, asked) =>
      condition === 'contains' || condition === 'contains-not' || as === 'text'
        ? { type: 'text', ...asked, value: boundedText(first) }
        : { type: 'select', ...asked, value: first },
  },
  text: { empty: 'text', value: words },
  list: { empty: 'in array', value: words },
};

function daysOf(
  condition: FieldRow['condition'],
  [from = '', to = '']: string[],
): [string | null, string | null] {
  if (condition === 'at-least') return [from, null];
  if (condition === 'at-most') return [null, from];
  return condition === 'between' ? [from || null, to || null] : [from, from];
}
