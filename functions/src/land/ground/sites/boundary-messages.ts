/** What a site's history says of a boundary that was undone, and what stands in the way of that. */
export const sharedBoundaryMessages = {
  childLabel: 'Child site',
  partOf: (name: string) => `Part of ${name}`,
  noPart: 'No part of another site any more',
  takenBack: (what: string) => `${what}: taken back`,
  inTheWay: {
    shape: () => 'The boundary was changed again since.',
    capacity: () => 'A capacity was saved for this boundary since.',
    part: (name: string) => `The site became a part of ${name} since.`,
    child: (name: string) => `${name} became a part of it since.`,
    ended: (name: string) => `${name} has ended for its land since.`,
  },
  endChanged: (name: string) => `The end of ${name} was changed since.`,
  circle: (name: string, around: string) =>
    `${name} was a part of ${around}, which lies inside of it now.`,
};
