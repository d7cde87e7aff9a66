import type { LineCondition } from '@contract/council/ground/filters/filter-line.ts';

const conditions: Record<LineCondition, string> = {
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
const dayConditions: Partial<Record<LineCondition, string>> = {
  'at-least': 'is on or after',
  'at-most': 'is on or before',
};

/** What a line of the builder asks in words; conditions as spelt in specification 002 section 5. */
export const filterRowMessages = {
  conditions,
  dayConditions,
  listContains: 'contains',
  listContainsNot: 'does not contain',
  yes: 'Yes',
  no: 'No',
  tags: 'Tags',
  searchText: 'Name, address or reference',
} as const;
