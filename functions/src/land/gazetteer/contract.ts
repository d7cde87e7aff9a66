import { closed, endpoint, needs, yup } from '../../platform/contract.ts';
import { PLACE_TERM_LENGTH } from '../../records/search/term-lengths.ts';
import { place } from '../ground/places/place.ts';

/**
 * The council's places whose name matches the term, best first, at most 10: wards, streets and named areas of its
 * layers, sites, postcodes of their addresses; a grid reference or coordinates inside the UK. After them places,
 * streets and postcodes of Great Britain, where the installation has imported them.
 */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/search/places',
  feature: 'gazetteer',
  summary: 'Places by name, postcode or grid reference',
  reads: [],
  access: needs('sites', 'read'),
  query: closed({ term: yup.string().trim().min(1).max(PLACE_TERM_LENGTH).required() }),
  response: closed({ places: yup.array().of(place.required()).required() }),
});
