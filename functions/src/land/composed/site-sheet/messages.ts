import { capacityWorkingMessages } from '../../ground/capacity/working-messages.ts';

/** The words on a printed site sheet. */
export const sheetMessages = {
  site: (id: number) => `Site ${id}`,
  reference: (text: string) => `Reference ${text}`,
  scenario: (name: string) => `Scenario: ${name}`,
  noStatus: 'No status',
  title: (name: string) => `${name} - Site sheet`,
  strip: { area: 'Area', homes: 'Homes', density: 'Density', available: 'Available' },
  perHectare: (n: string) => `${n} / ha`,
  hectares: (n: string) => `${n} ha`,
  map: (name: string, scale: string, constraints: string[]) =>
    `Map of ${name} and what is around it, at ${scale}. The site has a red line.` +
    (constraints.length > 0 ? ` Layers: ${constraints.join(', ')}.` : ''),
  location: (name: string, scale: string) => `Where ${name} is, at ${scale}: marked in red.`,
  scale: (denominator: string) => `1:${denominator} at A4`,
  north: 'N',
  tested: {
    shape: 'No recorded layer overlaps the site.',
    point: 'Only a point was tested, as the site has no boundary yet.',
    nothing: 'Not tested, as the site has no place on the map yet.',
  },
  grade: (grade: string) => (/^[IVX]+\*?$/.test(grade) ? `Grade ${grade}` : grade),
  named: (name: string, grade: string) => (grade === '' ? name : `${name} (${grade})`),
  times: (text: string, n: number) => (n === 1 ? text : `${text}, ${n} parts`),
  atPoint: 'at the point',
  touches: 'touches',
  crosses: 'crosses',
  within: 'on the site',
  moreConstraints: (n: number) => `and ${n} more on the site’s page`,
  photo: (site: string, file: string) => `Picture of ${site}: ${file}`,
  saved: (name: string, day: string) => `Saved by ${name}, ${day}`,
  partOfHomes: (inYears: string, homes: string) =>
    `${inYears} of ${homes} homes are in the trajectory.`,
  sum: (label: string, homes: string) => `${label}: ${homes}`,
  made: (day: string) => `Made on ${day}`,
  fileName: (name: string) => `${name} - site sheet.pdf`,
} as const;

/** The words that the template sets around them. */
export const sheetWords = {
  kind: 'Site sheet',
  page: 'Page',
  noPlace: 'This site has no place on the map yet.',
  constraints: 'Constraints',
  constraintHeads: ['', 'On the site', 'Layer', 'Share', 'Area'],
  nearest: 'Nearest',
  distance: 'Distance',
  facts: 'Key facts',
  noFacts: 'Nothing else is recorded yet.',
  notes: 'Notes',
  capacity: 'Capacity',
  steps: 'How it is calculated',
  stepHeads: ['Step', 'Working', 'Result'],
  trajectory: 'Housing trajectory',
  yearHeads: ['Year', '', 'Homes'],
} as const;

export const { monitoringYear: yearName, sums: sumNames } = capacityWorkingMessages;
