/** What a site's history says of a boundary that was undone. */
export const sharedBoundaryMessages = {
  childLabel: 'Child site',
  noPart: 'No part of another site any more',
  takenBack: (what: string) => `${what}: taken back`,
  changedSince: 'Changed since',
};
