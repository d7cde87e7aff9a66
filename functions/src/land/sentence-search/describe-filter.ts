import { isLayerArea, type FieldFilter, type Filter } from '../../council/ground/filters/filter.ts';
import { longDate } from '../../platform/dates/long-date.ts';
import { amount, compared, distance, listed } from './say.ts';
import type { Field, Vocabulary } from './vocabulary.ts';

/** A filter in words, for one that no rule of ours made. */
export function describeFilter(filter: Filter, vocabulary: Vocabulary): string {
  if (filter.type === 'group') {
    const parts = filter.filters.map((each) => describeFilter(each, vocabulary));
    return listed(parts, filter.operator === '_or' ? 'or' : 'and');
  }
  if (filter.type === 'in area') return inArea(filter, vocabulary);
  const field = vocabulary.fields.find(
    ({ dbPropertyName }) => dbPropertyName === filter.dbPropertyName,
  );
  const label = field?.label ?? filter.dbPropertyName;
  if (filter.condition === 'empty') return `${label} is empty`;
  if (filter.condition === 'not empty') return `${label} is filled in`;
  return `${label} ${valued(filter, field)}`;
}

function inArea(filter: Extract<Filter, { type: 'in area' }>, { layers }: Vocabulary): string {
  const where = filter.equality === '!=' ? 'Not in' : 'In';
  const { value } = filter;
  if (!value || !isLayerArea(value)) return `${where} an area of the map`;
  const name = layers.find(({ id }) => id === value.layerId)?.name ?? value.layerId;
  return value.within
    ? `${where.replace(/in$/i, 'within')} ${distance(value.within)} of ${name}`
    : `${where} ${name}`;
}

function valued(filter: FieldFilter, field: Field | undefined): string {
  const shown = (value: unknown) =>
    typeof value === 'number' && field ? amount(field, value) : String(value);
  const isNot = filter.equality === '!=' || filter.condition === 'not contains';
  switch (filter.type) {
    case 'number':
      return `${compared(filter.equality ?? '=')} ${shown(filter.value)}`;
    case 'range':
      return ends(filter.value, shown);
    case 'date range':
      return ends(filter.value, (value) => longDate(String(value)));
    case 'text': {
      const whole = filter.equality === '=' || filter.equality === '!=';
      return `${whole ? (isNot ? 'is not' : 'is') : isNot ? 'does not contain' : 'contains'} “${filter.value ?? ''}”`;
    }
    default: {
      const values = Array.isArray(filter.value) ? filter.value : [filter.value];
      const labels = values.map(
        (value) => field?.options.find((option) => option.value === value)?.label ?? yesOrNo(value),
      );
      return `is ${isNot ? 'not ' : ''}${listed(labels, 'or')}`;
    }
  }
}

const yesOrNo = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

function ends(value: readonly unknown[] | null, shown: (value: unknown) => string): string {
  const [from, to] = value ?? [];
  if (from == null) return `at most ${shown(to)}`;
  return to == null ? `at least ${shown(from)}` : `between ${shown(from)} and ${shown(to)}`;
}
