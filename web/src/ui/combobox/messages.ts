/** What people read on a combobox that says nothing of its own. */
export const comboboxMessages = {
  any: 'Any',
  choices: 'Choices',
  noMatch: 'Nothing matches',
} as const;
