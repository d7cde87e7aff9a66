import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { FieldTypeId } from '@contract/council/ground/dictionary/field-types.ts';
import type { PlacePart } from '@contract/council/ground/filters/filter-kind.ts';
import type { LeafFilter } from '@contract/council/ground/filters/filter.ts';
import {
  isPlaceType,
  kindOf,
  leafTypes,
  type PlaceFilter,
} from '@contract/council/ground/filters/kinds.ts';
import type { LineFamily } from '@contract/council/ground/filters/filter-line.ts';
import { askedOfSites } from '../search/asked-of-sites.ts';
import type { SearchedRecords } from '../../../records/search/searched-records.ts';
import { filterRowMessages as messages } from './messages.ts';

/** A field that a filter may ask about. */
export interface BuilderField {
  name: string;
  label: string;
  family: LineFamily;
  unit: string | null;
  options: readonly { value: string | number | boolean; label: string }[];
  min?: number;
  max?: number;
  /** It holds a list of values. */
  several?: boolean;
  /** Values of it are found by typing: it is a column of sites. */
  column: boolean;
  /** The kind of place filter that it stands for, if any. */
  place?: PlacePart & { type: PlaceFilter['type'] };
}

/** The family of input for each dictionary type. */
const FAMILIES: Record<FieldTypeId, LineFamily> = {
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
  'list.number': 'list',
  'list.coordinates': 'json',
  'list.lists': 'json',
  json: 'json',
  geojson: 'json',
};

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
  several: true,
  column: false,
};

/** The field name under which the builder offers a kind of place filter. */
export const placeField = (type: LeafFilter['type']): string => `:${type}`;

/** One field for each kind of filter that asks for a place. */
const PLACES: BuilderField[] = leafTypes.flatMap((type) => {
  const { place } = kindOf({ type });
  if (!place || !isPlaceType(type)) return [];
  const field = { name: placeField(type), label: place.label, unit: null, options: [] };
  return [{ ...field, family: 'place', column: false, place: { ...place, type } }];
});

type Asked = Pick<SearchedRecords, 'tagged' | 'valuesListed' | 'words'>;

/** Everything that may be filtered by: a record's words, the fields of its dictionary in order, its tags and places. */
export function builderFields(
  dictionary: ReadonlyMap<string, DictionaryField>,
  { tagged, valuesListed, words }: Asked = askedOfSites,
): ReadonlyMap<string, BuilderField> {
  const own = [...dictionary.values()]
    .filter((field) => field.filterable)
    .sort((a, b) => a.position - b.position)
    .map((field) => builderField(field, valuesListed));
  const tags = tagged ? [TAGS] : [];
  const text = words === undefined ? SEARCH_TEXT : { ...SEARCH_TEXT, label: words };
  return new Map([text, ...own, ...tags, ...PLACES].map((field) => [field.name, field]));
}

function builderField(field: DictionaryField, column: boolean): BuilderField {
  const { min = 0, max = 0 } = field.format;
  const family = Object.hasOwn(FAMILIES, field.type) ? FAMILIES[field.type as FieldTypeId] : 'text';
  return {
    name: field.dbPropertyName,
    label: field.label,
    family,
    unit: field.unit,
    options: field.options,
    several: family === 'list',
    // A range 0 to 0 means unbounded.
    ...(min === 0 && max === 0 ? {} : { min, max }),
    column,
  };
}
