/** What people read when a site is drawn, uploaded or deleted; spelt as the specification has them. */
export const siteMessages = {
  nameRequired: 'Please enter site name',
  nameTooLong: 'Site name must be at most 200 characters',
  selfIntersection: 'Self intersection errors have been detected in the polygon.',
  notAShape: 'Draw a polygon or a point',
  empty: 'Modified polygon does not contain geometries',
  tooManyPoints: (most: number) => `At most ${most} points`,
  outside: 'Lies outside Great Britain',
  notWkt: 'Not a well-known text of a polygon or a point',
  formData: 'Send the file as form data',
  nothingGiven: 'Choose a file or paste coordinates',
} as const;
