/** What people read about the columns that they add. */
export const customColumnMessages = {
  nameRequired: 'Please enter the column’s name',
  nameLength: (least: number, most: number) => `The name must have ${least} to ${most} characters`,
  nameTaken: 'The table has a column of this name already',
  tableRequired: 'Please select the table',
  typeRequired: 'Please select the column’s type',
  optionsRequired: 'Please enter what can be chosen',
  optionRequired: 'Please enter the option',
  optionTwice: 'An option stands here twice',
  optionInUse: (option: string, records: number) =>
    `“${option}” is chosen in ${records === 1 ? '1 record' : `${records} records`}`,
  tooMany: (most: number) => `A table has at most ${most} columns of its own`,
  unknownColumn: 'There is no such column',
  notYesOrNo: 'Must be yes or no',
  notANumber: 'Must be a number',
  notADate: 'Please enter a date',
  notAText: 'Must be a text',
  notAnOption: 'Please choose one of the list',
  tooLong: (most: number) => `Must be at most ${most} characters`,
} as const;
