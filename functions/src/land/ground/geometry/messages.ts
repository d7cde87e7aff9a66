/** What people read of a shape that was drawn, pasted or uploaded; spelt as the specification has it. */
export const geometryMessages = {
  notAShape: 'A site is a polygon or a point',
  empty: 'Modified polygon does not contain geometries',
  selfIntersection: 'Self intersection errors have been detected in the polygon.',
  invalid: (fault: string) => `The shape is not valid: ${fault}`,
  tooManyPoints: (most: number) => `A shape has at most ${most} points`,
  outside: 'Lies outside the United Kingdom',
  unknownSystem: (srid: number) => `Coordinates in EPSG:${srid} are not understood`,
  unreadableLine: (line: number) =>
    `Line ${line} is not WKT, a grid reference, or an easting and northing`,
  fewPoints: 'A line needs two points, a ring four',
  openRing: 'A ring was not closed',
} as const;
