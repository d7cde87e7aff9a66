import { geometryMessages } from '../ground/geometry/messages.ts';
import { sharedBoundaryMessages } from '../ground/sites/boundary-messages.ts';
import { siteMessages } from '../ground/sites/messages.ts';

/** What people read about a site's boundary (specification 000 and 002 section 8, spelt as there). */
export const boundaryMessages = {
  empty: geometryMessages.empty,
  selfIntersection: geometryMessages.selfIntersection,
  notWkb: 'Not a polygon as hexadecimal WKB, WKT or GeoJSON',
  label: 'Boundary',
  cutLabel: 'Boundary without what is cut out',
  childLabel: sharedBoundaryMessages.childLabel,
  childOf: (name: string) => `Created as a child of ${name}`,
  hectares: (hectares: number) => `${hectares} ha`,
  point: 'Point',
  none: 'No boundary',
  noBoundary: 'The site has no boundary yet',
  notSplit: 'The line does not divide the boundary',
  tooManyParts: (most: number) => `The line divides the boundary into more than ${most} parts`,
  tooLongLine: 'The line has too many points for a boundary with this many corners',
  notCut: 'What is cut out does not touch the boundary',
  nothingToMerge: 'Choose what is to be merged with the boundary',
  partOf: sharedBoundaryMessages.partOf,
  mergedLabel: 'Merged into',
  takenInLabel: 'Merged',
  ended: (name: string) => `${name} has ended`,
  holdsIt: 'The site lies inside of this one itself',
  noEndField: "The council's data dictionary has no field for EndDate",
  outsideParent: 'A child site must lie within its parent',
  nameRequired: siteMessages.nameRequired,
  nameTooLong: siteMessages.nameTooLong,
} as const;
