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
  moreThan: (label: string, value: string, other: string, against: string) =>
    `${label} (${value}) is more than ${other} (${against})`,
  laterThan: (label: string, value: string, other: string, against: string) =>
    `${label} (${value}) is later than ${other} (${against})`,
  needs: (label: string, other: string, wanted: string | undefined) =>
    wanted === undefined ? `${label} needs ${other}` : `${label} needs ${other} to be ${wanted}`,
  notCoordinates: 'Must be pairs of two numbers',
} as const;
