import type { Scalar } from './filter.ts';

/** A field as a filter on it is put into words. */
export interface NamedField {
  label: string;
  unit?: string | null;
  options: readonly { value: Scalar; label: string }[];
  /** It holds any number of values. */
  several?: boolean;
}

/** What filters know by a property name or an id only, by the names that people use. */
export interface FilterNames {
  field: (dbPropertyName: string) => NamedField | undefined;
  layer: (id: string) => string;
  /** Undefined until it is known, or where it is gone. */
  feature: (layerId: string, id: number) => string | undefined;
  list: (id: string) => string | undefined;
}

export const filterMessages = {
  empty: 'is empty',
  notEmpty: 'is not empty',
  fieldLost: (name: string) => `${name} (no longer in the data dictionary)`,
  compared: {
    '=': 'is',
    '!=': 'is not',
    '>': 'over',
    '>=': 'at least',
    '<': 'under',
    '<=': 'at most',
  },
  between: (from: string, to: string) => `between ${from} and ${to}`,
  from: (day: string) => `on or after ${day}`,
  to: (day: string) => `on or before ${day}`,
  on: (day: string) => `is ${day}`,
  contains: 'contains',
  containsNot: 'does not contain',
  is: 'is',
  isNot: 'is not',
  yes: 'Yes',
  no: 'No',
  not: (words: string) => `not ${words}`,
  inBox: 'in an area of the map',
  inShape: 'in a shape on the map',
  inLayer: (layer: string) => `in ${layer}`,
  nearLayer: (layer: string, distance: string) => `within ${distance} of ${layer}`,
  someOf: (layer: string, n: number) => `${n} of ${layer}`,
  othersOf: (layer: string, n: number) => `${n} more of ${layer}`,
  featureGone:
    'A place on a map layer that this filter names no longer exists: choose the layer, or the place again',
  inSomeList: 'in a site list',
  inList: (names: string) => `in the list ${names}`,
  inSelection: 'in a selection of sites',
  tagged: (names: string) => `tagged ${names}`,
  and: ' and ',
  or: ' or ',
  group: (inner: string) => `(${inner})`,
  problems: {
    notANumber: 'Must be a number',
    outOfRange: (min: number, max: number) => `Not in range ${min} - ${max}`,
    atLeast: (min: number) => `Must be ${min} or more`,
    atMost: (max: number) => `Must be ${max} or less`,
    fromAboveTo: 'From must not be above To',
    fromAfterTo: 'From must not be after To',
    notADay: 'Must be a real date',
    notADistance: (most: number) =>
      `Must be a distance in whole metres, at most ${most.toLocaleString('en-GB')}`,
  },
} as const;

/** What the field is called; a field that the dictionary has no longer, by its property name. */
export const labelIn = (names: FilterNames, name: string): string =>
  names.field(name)?.label ?? filterMessages.fieldLost(name);

/** Several as people write them: 'A', 'A or B', 'A, B or C'. */
export function listed(words: readonly string[], last: 'or' | 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A number with its unit, to the fourth decimal: '2.5 ha', '£1,200,000', '40%'. */
export function amountWords(value: number, unit: string | null | undefined): string {
  const shown = value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
  if (!unit) return shown;
  if (unit === '£') return `£${shown}`;
  return unit === '%' ? `${shown}%` : `${shown} ${unit}`;
}

/** '800 m', '1.5 km'. */
export function distanceWords(metres: number): string {
  return metres < 1_000
    ? `${Math.round(metres).toLocaleString('en-GB')} m`
    : `${(metres / 1_000).toLocaleString('en-GB', { maximumFractionDigits: 2 })} km`;
}
