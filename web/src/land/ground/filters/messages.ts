import type { ConditionId } from './conditions.ts';

const conditions: Record<ConditionId, string> = {
  is: 'is',
  'is-not': 'is not',
  'at-least': 'more than or equals',
  more: 'more than',
  'at-most': 'less than or equals',
  less: 'less than',
  contains: 'text contains',
  'contains-not': 'text does not contain',
  'any-of': 'is any of',
  'none-of': 'is none of',
  between: 'is between',
  empty: 'is empty',
  'not-empty': 'is not empty',
};
const dayConditions: Partial<Record<ConditionId, string>> = {
  'at-least': 'is on or after',
  'at-most': 'is on or before',
};

/** What a filter says in words, and what is wrong with one; conditions as spelt in specification 002 section 5. */
export const messages = {
  conditions,
  dayConditions,
  listContains: 'contains',
  listContainsNot: 'does not contain',
  and: 'and',
  yes: 'Yes',
  no: 'No',
  fieldLost: 'no longer in the data dictionary',
  notANumber: 'Must be a number',
  outOfRange: (min: number, max: number) => `Not in range ${min} - ${max}`,
  atLeast: (min: number) => `Must be ${min} or more`,
  atMost: (max: number) => `Must be ${max} or less`,
  fromAboveTo: 'From must not be above To',
  fromAfterTo: 'From must not be after To',
  notADay: 'Must be a real date',
  chips: {
    joinAnd: ' and ',
    joinOr: ' or ',
    group: (inner: string) => `(${inner})`,
    inBox: 'in an area of the map',
    inShape: 'in a shape on the map',
    outside: (area: string) => `not ${area}`,
    inLayer: (layer: string) => `in ${layer}`,
    nearLayer: (layer: string, metres: string) => `within ${metres} m of ${layer}`,
    someOf: (layer: string, n: number) => `${n} of ${layer}`,
    lists: 'in a site list',
    inList: (names: string) => `in the list ${names}`,
    selection: 'in a selection of sites',
    tags: (names: string) => `tagged ${names}`,
    tag: 'Tags',
    search: 'Name, address or reference',
  },
} as const;
