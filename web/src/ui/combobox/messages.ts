/** The default words of a combobox. */
export const comboboxMessages = {
  any: 'Any',
  choices: 'Choices',
  noMatch: 'Nothing matches',
} as const;
