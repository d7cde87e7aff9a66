/** What people read when a site is drawn, uploaded or deleted; spelt as the specification has them. */
export const siteMessages = {
  nameRequired: 'Please enter site name',
  nameTooLong: 'Site name must be at most 200 characters',
  tooManyShapes: (most: number) => `At most ${most} shapes at once; import more as geodata`,
  notWkt: 'Not WKT of a polygon or a point',
  leftOut: (field: 'file' | 'text', row: number, why: string) =>
    `${field === 'file' ? 'Feature' : 'Line'} ${row}: ${why}`,
  noShapes: 'There is no polygon or point in it',
  formData: 'Send the file as form data',
  nothingGiven: 'Choose a file or paste coordinates',
  createdLabel: 'Site created',
  deletedLabel: 'Deleted',
  visibilityLabel: 'Public visibility',
  fixedField: 'This field cannot be changed',
  unknownField: (name: string) => `Unknown property: ${name}`,
  notAnOption: 'Must be one of the options',
  notInRange: (min: number | string, max: number | string) => `Not in range ${min} - ${max}`,
  decimals: (most: number) =>
    most === 0 ? 'Must have no decimals' : `Must have at most ${most} decimals`,
  notOfForm: (pattern: string) => `Must have the form ${pattern}`,
  notWhole: 'Must be a whole number',
  inFuture: 'Must not be after today',
  otherState: 'Another site or scenario is being edited',
  notYesOrNo: 'Must be yes or no',
  otherChange: 'Another change has been made since',
  twice: 'Names a scenario twice',
} as const;
