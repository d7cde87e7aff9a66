/** What people read in the place search (specification 000 section 2.4, 002 section 8, spelt as there). */
export const gazetteerMessages = {
  label: 'Find a place',
  placeholder: 'Find a place',
  clear: 'Clear the place',
  places: 'Places',
  none: 'No such place',
  noneInTheUk: 'No such place in the UK',
  outside: (detail: string) =>
    detail === '' ? 'Outside the council’s region' : `${detail} · outside the council’s region`,
  attribution: 'Contains OS data © Crown copyright and database right',
  failed: 'Failed to handle places autocomplete',
  count: (n: number) => (n === 1 ? '1 place' : `${n} places`),
  kinds: {
    ward: 'Ward',
    street: 'Street',
    site: 'Site',
    postcode: 'Postcode',
    area: 'Area',
    place: 'Place',
    grid: 'Position',
    google: 'Google',
  },
};
