import type { FieldFilter } from '@contract/council/ground/filters/filter.ts';
import type { ConditionId, Family } from './conditions.ts';

interface Said {
  condition: ConditionId;
  values: string[];
}

const COMPARED: Record<string, ConditionId> = {
  '=': 'is',
  '!=': 'is-not',
  '>=': 'at-least',
  '>': 'more',
  '<=': 'at-most',
  '<': 'less',
};

/** What a filter asks, as a line about a field of this kind says it; undefined where no line can. */
export function conditionIn(filter: FieldFilter, family: Family): Said | undefined {
  const { condition, equality } = filter;
  if (condition === 'empty') return { condition: 'empty', values: [] };
  if (condition === 'not empty') return { condition: 'not-empty', values: [] };
  const negative = equality === '!=' || condition === 'not contains';
  switch (filter.type) {
    case 'text':
      if (family !== 'text' && family !== 'choice' && family !== 'list') return undefined;
      return family === 'list' ? undefined : textIn(filter);
    case 'number':
      if (family !== 'number' || condition) return undefined;
      return { condition: COMPARED[equality ?? '='] ?? 'is', values: [String(filter.value)] };
    case 'range':
      return family === 'number' ? rangeIn(filter.value) : undefined;
    case 'date range':
      return family === 'date' ? daysIn(filter.value) : undefined;
    case 'select':
    case 'checkbox':
      return oneIn(filter, family, negative);
    default:
      return severalIn(filter, family, negative);
  }
}

function textIn({ condition, equality, value }: FieldFilter): Said {
  const asked: ConditionId =
    condition === 'not contains'
      ? 'contains-not'
      : condition || !equality
        ? 'contains'
        : equality === '!='
          ? 'is-not'
          : 'is';
  return { condition: asked, values: [String(value)] };
}

/** A range that is open at one end is a comparison. */
function rangeIn(value: [number | null, number | null] | null): Said | undefined {
  const [from, to] = value ?? [null, null];
  if (from === null && to === null) return undefined;
  if (from === null) return { condition: 'at-most', values: [String(to)] };
  if (to === null) return { condition: 'at-least', values: [String(from)] };
  return { condition: 'between', values: [String(from), String(to)] };
}

function daysIn(value: [string | null, string | null] | null): Said | undefined {
  const [from, to] = value ?? [null, null];
  if (from === null && to === null) return undefined;
  if (from !== null && from === to) return { condition: 'is', values: [from] };
  if (from === null) return { condition: 'at-most', values: [to ?? ''] };
  if (to === null) return { condition: 'at-least', values: [from] };
  return { condition: 'between', values: [from, to] };
}

function oneIn({ value }: FieldFilter, family: Family, negative: boolean): Said | undefined {
  if (family === 'list')
    return { condition: negative ? 'contains-not' : 'contains', values: [String(value)] };
  if (family === 'date' || family === 'number') return undefined;
  const text = family === 'switch' ? switchText(value) : String(value);
  return text === undefined ? undefined : { condition: negative ? 'is-not' : 'is', values: [text] };
}

function switchText(value: unknown): string | undefined {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === 'yes') return 'true';
  return text === 'false' || text === 'no' ? 'false' : undefined;
}

function severalIn({ value }: FieldFilter, family: Family, negative: boolean): Said | undefined {
  if (!Array.isArray(value)) return undefined;
  const values = value.map(String);
  if (family === 'list') return { condition: negative ? 'contains-not' : 'contains', values };
  if (family === 'choice' || family === 'text')
    return { condition: negative ? 'none-of' : 'any-of', values };
  return undefined;
}
