import { tagName } from '../tags/tag-name.ts';
import type { WithValue, Reference } from './filter-kind.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import type { FilterLine, LineFamily } from './filter-line.ts';
import {
  isNegated,
  SITE_LIST,
  SITE_SELECTION,
  SITE_TAGS,
  type OnField,
  type Scalar,
} from './filter.ts';
import { filterMessages as messages, type FilterNames, labelIn, listed } from './words.ts';

/** What the kinds have in common that ask for one of some values: choices, boxes to tick and lists. */
type OneOf = WithValue<OnField<string, Scalar | Scalar[]>>;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

export function scalarFault(value: unknown): string | undefined {
  const fits =
    typeof value === 'string'
      ? value.length <= FILTER_LIMITS.valueLength
      : isScalar(value) && Number.isFinite(Number(value));
  return fits ? undefined : 'Must be a text, a number or true or false';
}

export function listFault(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'Must be a list of values';
  if (value.length > FILTER_LIMITS.listLength)
    return `Must hold at most ${FILTER_LIMITS.listLength} values`;
  return value.map(scalarFault).find((fault) => fault !== undefined);
}

/** A list of one is a choice; options are compared by their text, tags by their stored names. */
export function oneOfCanonical(filter: OneOf): readonly unknown[] {
  const { dbPropertyName: name } = filter;
  const values = [filter.value].flat().map(String);
  const named = name === SITE_TAGS ? values.map(tagName) : values;
  return ['one of', name, isNegated(filter), [...new Set(named)].sort()];
}

const REFERENCES: Record<string, Reference['kind']> = {
  [SITE_LIST]: 'list',
  [SITE_SELECTION]: 'selection',
};

export function oneOfReferences(filter: OneOf): readonly Reference[] {
  const kind = REFERENCES[filter.dbPropertyName];
  return kind ? [filter.value].flat().map((id) => ({ kind, id })) : [];
}

export function oneOfWords(filter: OneOf, names: FilterNames): string {
  const { dbPropertyName: name } = filter;
  const values = [filter.value].flat();
  const not = isNegated(filter);
  const apart = apartFromFields(name, values.map(String), names);
  if (apart !== undefined) return not ? messages.not(apart) : apart;
  const field = names.field(name);
  const shown = values.map(
    (value) =>
      field?.options.find((option) => String(option.value) === String(value))?.label ??
      yesOrNo(value),
  );
  const how = field?.several
    ? messages[not ? 'containsNot' : 'contains']
    : messages[not ? 'isNot' : 'is'];
  return `${labelIn(names, name)} ${how} ${listed(shown, 'or')}`;
}

function apartFromFields(name: string, values: string[], names: FilterNames): string | undefined {
  if (name === SITE_TAGS) return messages.tagged(listed(values, 'or'));
  if (name === SITE_SELECTION) return messages.inSelection;
  if (name !== SITE_LIST) return undefined;
  const known = values.flatMap((id) => names.list(id) ?? []);
  return known.length > 0 ? messages.inList(listed(known, 'or')) : messages.inSomeList;
}

function yesOrNo(value: Scalar): string {
  if (value === true || value === 'true') return messages.yes;
  return value === false || value === 'false' ? messages.no : String(value);
}

const ONE: readonly LineFamily[] = ['text', 'choice', 'list', 'switch'];

/** A filter for one value as a line of the builder. */
export function oneAsLine(filter: OneOf, family: LineFamily): FilterLine | undefined {
  const not = isNegated(filter);
  const text = family === 'switch' ? switchText(filter.value) : String(filter.value);
  if (text === undefined || !ONE.includes(family)) return undefined;
  if (family === 'list') return { condition: not ? 'contains-not' : 'contains', values: [text] };
  return { condition: not ? 'is-not' : 'is', values: [text] };
}

function switchText(value: unknown): string | undefined {
  const text = String(value).toLowerCase();
  if (text === 'true' || text === 'yes') return 'true';
  return text === 'false' || text === 'no' ? 'false' : undefined;
}

/** A filter for any of some values as a line of the builder. */
export function severalAsLine(filter: OneOf, family: LineFamily): FilterLine | undefined {
  const not = isNegated(filter);
  const values = [filter.value].flat().map(String);
  if (family === 'list') return { condition: not ? 'contains-not' : 'contains', values };
  if (family === 'choice' || family === 'text')
    return { condition: not ? 'none-of' : 'any-of', values };
  return undefined;
}
