import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import {
  type AreaFilter,
  type Filter,
  isLayerArea,
} from '@contract/council/ground/filters/filter.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { conditionIn } from './condition-in.ts';
import { conditionWords, needsValue } from './conditions.ts';
import type { BuilderField } from './fields.ts';
import { messages } from './messages.ts';
import type { BuilderFields } from './rows.ts';

/** Names that a filter has only by their ids. */
export interface Names {
  layer: (id: string) => string;
  list: (id: string) => string | undefined;
}

const { chips } = messages;

/** A filter as one reads it: 'Total site area more than or equals 2 ha'. */
export function filterWords(filter: Filter, fields: BuilderFields, names: Names): string {
  if (filter.type === 'group') {
    const joined = filter.filters
      .map((each) => filterWords(each, fields, names))
      .join(filter.operator === '_or' ? chips.joinOr : chips.joinAnd);
    return filter.filters.length > 1 ? chips.group(joined) : joined;
  }
  if (filter.type === 'in area') return areaWords(filter, names);
  const { dbPropertyName: name } = filter;
  const listed = (Array.isArray(filter.value) ? filter.value : [filter.value]).map(String);
  if (name === 'site_list') {
    const known = listed.flatMap((id) => names.list(id) ?? []);
    return negated(known.length > 0 ? chips.inList(known.join(', ')) : chips.lists, filter);
  }
  if (name === 'site_selection') return negated(chips.selection, filter);
  if (name === 'site_tags' && !filter.condition)
    return negated(chips.tags(listed.join(', ')), filter);
  const field = fields.get(name);
  const said = conditionIn(filter, field?.family ?? familyOf(filter.type));
  const label = field?.label ?? `${name} (${messages.fieldLost})`;
  if (!said) return `${label}: ${listed.join(', ')}`;
  const family = field?.family ?? familyOf(filter.type);
  const words = `${label} ${conditionWords(family, said.condition)}`;
  return needsValue(said.condition)
    ? `${words} ${valueWords(said.values, field, said.condition)}`
    : words;
}

const negated = (words: string, { equality }: { equality?: unknown }) =>
  equality === '!=' ? chips.outside(words) : words;

function familyOf(type: Filter['type']): BuilderField['family'] {
  if (type === 'number' || type === 'range') return 'number';
  if (type === 'date range') return 'date';
  return type === 'text' ? 'text' : 'choice';
}

function valueWords(values: string[], field: BuilderField | undefined, condition: string): string {
  const said = values.map((value) => valueWord(value, field));
  if (condition === 'between') return `${said[0]} ${messages.and} ${said[1]}`;
  return said.join(', ');
}

/** One value: an option by its label, a day as 3 April 2026, a number with its unit. */
export function valueWord(value: string, field: BuilderField | undefined): string {
  const option = field?.options.find((each) => String(each.value) === value);
  if (option) return option.label;
  if (field?.family === 'switch') return value === 'true' ? messages.yes : messages.no;
  if (field?.family === 'date') return longDate(value);
  if (field?.family !== 'number' || !Number.isFinite(Number(value))) return value;
  const number = formatNumber(Number(value));
  if (!field.unit) return number;
  return field.unit === '£' ? `£${number}` : `${number} ${field.unit}`;
}

function areaWords({ value, equality }: AreaFilter, names: Names): string {
  const words = value === null ? chips.inBox : placeWords(value, names);
  return equality === '!=' ? chips.outside(words) : words;
}

function placeWords(value: NonNullable<AreaFilter['value']>, names: Names): string {
  if (!isLayerArea(value)) return value.polygon ? chips.inShape : chips.inBox;
  const layer = names.layer(value.layerId);
  const some = value.featureIds ? chips.someOf(layer, value.featureIds.length) : layer;
  return value.within ? chips.nearLayer(some, formatNumber(value.within)) : chips.inLayer(some);
}
