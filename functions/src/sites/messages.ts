/** What people read when a site is drawn, uploaded or deleted; spelt as the specification has them. */
export const siteMessages = {
  nameRequired: 'Please enter site name',
  nameTooLong: 'Site name must be at most 200 characters',
  selfIntersection: 'Self intersection errors have been detected in the polygon.',
  invalid: (fault: string) => `The shape is not valid: ${fault}`,
  notAShape: 'A site is a polygon or a point',
  empty: 'Modified polygon does not contain geometries',
  tooManyPoints: (most: number) => `A shape has at most ${most} points`,
  tooManyShapes: (most: number) => `At most ${most} shapes at once; import more as geodata`,
  outside: 'Lies outside the United Kingdom',
  unknownSystem: (srid: number) => `Coordinates in EPSG:${srid} are not understood`,
  notWkt: 'Not a well-known text of a polygon or a point',
  unreadableLine: (line: number) =>
    `Line ${line} is no well-known text, grid reference, or easting and northing`,
  leftOut: (field: 'file' | 'text', row: number, why: string) =>
    `${field === 'file' ? 'Feature' : 'Line'} ${row}: ${why}`,
  noShapes: 'There is no polygon or point in it',
  formData: 'Send the file as form data',
  nothingGiven: 'Choose a file or paste coordinates',
  createdLabel: 'Site created',
  deletedLabel: 'Deleted',
} as const;
