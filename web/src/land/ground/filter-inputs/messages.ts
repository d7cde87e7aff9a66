/** What people read in the fields of a filter. */
export const messages = {
  any: 'Any',
  choices: 'Choices',
  noMatch: 'Nothing matches',
  addValue: 'Add a value',
  removeValue: (value: string) => `Remove ${value}`,
} as const;
