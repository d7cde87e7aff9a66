/** What people read beside a value that does not fit its field. */
export const dictionaryMessages = {
  notInRange: (min: number | string, max: number | string) => `Not in range ${min} - ${max}`,
  notANumber: 'Must be a number',
  leadingZeros: 'Must have no leading zeros',
  notAWholeNumber: 'Must be a whole number',
  notADate: 'Must be a date such as 2026-04-03',
  notYesOrNo: 'Must be yes or no',
  notText: 'Must be text',
  tooLong: (longest: number) => `Must be at most ${longest} characters`,
  notAnOption: 'Must be one of the options',
  notAList: 'Must be a list',
  notJson: 'Must be an object or a list',
  notCoordinates: 'Must be pairs of two numbers',
} as const;
