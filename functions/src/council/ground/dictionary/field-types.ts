/** How values of a type are written: by what they are, not by how they are shown. */
export type ValueKind =
  'number' | 'integer' | 'text' | 'boolean' | 'date' | 'texts' | 'numbers' | 'json';

/** How a column of the type is searched: compared, looked into, or asked for an entry. */
export type IndexKind = 'btree' | 'trigram' | 'entries' | 'none';

export interface FieldType {
  kind: ValueKind;
  /** PostgreSQL type of the site column. */
  column: string;
  index: IndexKind;
  /** Short enough for an index in its order besides (PostgreSQL takes 2,704 bytes): lists are sorted by it. */
  ordered?: boolean;
  /** Written before the value, such as £. */
  prefix?: string;
  /** Written after the value, such as ha. */
  suffix?: string;
  /** Most characters, where there is such a limit. */
  longest?: number;
  /** Values must be among the field's options, where it lists any. */
  fromOptions?: boolean;
  min?: number;
  max?: number;
}

const text = { kind: 'text', column: 'text', index: 'trigram' } as const;
const numeric = { kind: 'number', column: 'numeric', index: 'btree' } as const;
const texts = { kind: 'texts', column: 'text[]', index: 'entries' } as const;
const json = { kind: 'json', column: 'jsonb', index: 'none' } as const;

/** The types that a council's dictionary fields may have (specification 002 section 3), and a day. */
export const fieldTypes = {
  number: numeric,
  'money.pounds': { ...numeric, prefix: '£' },
  percentage: { ...numeric, suffix: '%' },
  'area.hectares': { ...numeric, suffix: 'ha', min: 0 },
  'area.square-metres': { ...numeric, suffix: 'm2', min: 0 },
  'area.square-feet': { ...numeric, suffix: 'ft2', min: 0 },
  metres: { ...numeric, suffix: 'm' },
  feet: { ...numeric, suffix: 'ft' },
  'residential-units': { ...numeric, kind: 'integer', column: 'integer', suffix: 'units', min: 0 },
  'residential-units-per-hectare': { ...numeric, suffix: 'units/ha', min: 0 },
  lon: { ...numeric, column: 'double precision', suffix: 'lon', min: -180, max: 180 },
  lat: { ...numeric, column: 'double precision', suffix: 'lat', min: -90, max: 90 },
  'text.small': { ...text, longest: 500, ordered: true },
  'text.large': { ...text, longest: 10_000 },
  address: { ...text, longest: 1_000 },
  switch: { kind: 'boolean', column: 'boolean', index: 'btree' },
  date: { kind: 'date', column: 'date', index: 'btree' },
  dropdown: { ...text, index: 'btree', longest: 500, fromOptions: true },
  status: { ...text, index: 'btree', longest: 500, fromOptions: true },
  layer: { ...text, index: 'btree', longest: 80 },
  tags: texts,
  'list.string': texts,
  'list.number': { kind: 'numbers', column: 'numeric[]', index: 'entries' },
  'list.address': texts,
  'list.layers': texts,
  'list.coordinates': json,
  'list.lists': json,
  json,
  geojson: json,
} as const satisfies Record<string, FieldType>;

export type FieldTypeId = keyof typeof fieldTypes;

export const fieldTypeIds = Object.keys(fieldTypes) as FieldTypeId[];

/** The type of that id; a field of a type we don't know is shown and kept as text. */
export function fieldTypeOf(id: string): FieldType {
  return Object.hasOwn(fieldTypes, id) ? fieldTypes[id as FieldTypeId] : fieldTypes['text.large'];
}
