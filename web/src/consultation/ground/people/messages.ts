/** What people read where contacts and organisations are chosen or written down. */
export const peopleFormMessages = {
  address: 'Address',
  choose: 'Choose one',
  noOrganisation: 'None',
  mainContact: 'Main contact of the organisation',
  mayBe: 'This may be',
  takeThis: (name: string) => `Use ${name}`,
  search: 'Type a name, an email address or a postcode',
  noMatch: 'Nobody of that name',
  searchFailed: 'Failed to search. Try again by typing.',
} as const;
