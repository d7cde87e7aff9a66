import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { LineFamily } from '@contract/council/ground/filters/filter-line.ts';
import { messages } from './messages.ts';

/** A field that a filter may ask about. */
export interface BuilderField {
  name: string;
  label: string;
  family: LineFamily;
  unit: string | null;
  options: readonly { value: string | number | boolean; label: string }[];
  min?: number;
  max?: number;
  /** Values of it are found by typing: it is a column of sites. */
  column: boolean;
}

/** How the values of a dictionary type are asked for; types that no search takes are left out. */
const FAMILIES: Partial<Record<string, LineFamily>> = {
  number: 'number',
  'money.pounds': 'number',
  percentage: 'number',
  'area.hectares': 'number',
  'area.square-metres': 'number',
  'area.square-feet': 'number',
  metres: 'number',
  feet: 'number',
  'residential-units': 'number',
  'residential-units-per-hectare': 'number',
  lon: 'number',
  lat: 'number',
  'text.small': 'text',
  'text.large': 'text',
  address: 'text',
  switch: 'switch',
  date: 'date',
  dropdown: 'choice',
  status: 'choice',
  layer: 'choice',
  tags: 'list',
  'list.string': 'list',
  'list.address': 'list',
  'list.layers': 'list',
};
const NOT_SEARCHED = ['list.number', 'list.coordinates', 'list.lists', 'json', 'geojson'];

const SEARCH_TEXT: BuilderField = {
  name: 'search_text',
  label: messages.searchText,
  family: 'text',
  unit: null,
  options: [],
  column: false,
};
const TAGS: BuilderField = {
  name: 'site_tags',
  label: messages.tags,
  family: 'list',
  unit: null,
  options: [],
  column: false,
};

/** Everything that may be filtered by: the words of a site, its tags, and the council's own fields in its order. */
export function builderFields(
  dictionary: ReadonlyMap<string, DictionaryField>,
): ReadonlyMap<string, BuilderField> {
  const own = [...dictionary.values()]
    .filter((field) => field.filterable && !NOT_SEARCHED.includes(field.type))
    .sort((a, b) => a.position - b.position)
    .map(builderField);
  return new Map([SEARCH_TEXT, ...own, TAGS].map((field) => [field.name, field]));
}

function builderField(field: DictionaryField): BuilderField {
  const { min = 0, max = 0 } = field.format;
  return {
    name: field.dbPropertyName,
    label: field.label,
    family: FAMILIES[field.type] ?? 'text',
    unit: field.unit,
    options: field.options,
    // A range 0 to 0 means unbounded.
    ...(min === 0 && max === 0 ? {} : { min, max }),
    column: true,
  };
}
