/** The words on a printed site sheet. */
export const sheetMessages = {
  kind: 'Site sheet',
  site: (id: number) => `Site ${id}`,
  reference: (text: string) => `Reference ${text}`,
  scenario: (name: string) => `Scenario ${name}`,
  facts: 'Key facts',
  noFacts: 'Nothing is recorded yet.',
  moreFacts: (n: number) => `and ${n} more on the site’s page`,
  constraints: 'Constraints',
  tested: {
    shape: 'No recorded layer overlaps the site.',
    point: 'Only a point was tested, as the site has no boundary yet.',
    nothing: 'Not tested, as the site has no place on the map yet.',
  },
  overlap: (percent: string, hectares: string) => `${percent}% of the site, ${hectares} ha`,
  touches: 'meets the site',
  moreConstraints: (n: number) => `and ${n} more`,
  noPlace: 'This site has no place on the map yet.',
  scale: (denominator: string) => `1:${denominator} at A4`,
  north: 'N',
  printed: (day: string) => `Printed ${day}`,
  fileName: (name: string) => `${name} - site sheet.pdf`,
} as const;
