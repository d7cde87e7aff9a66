import { closed, endpoint, needs, yup } from '../../platform/contract.ts';

export const placeKinds = ['ward', 'street', 'site', 'postcode', 'area', 'grid'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const ordinates = (count: number) => yup.array().of(yup.number().required()).length(count);

const place = closed({
  label: yup.string().required(),
  kind: yup.string().oneOf(placeKinds).required(),
  /** What tells it from another of that name: its layer, a site's address or reference. */
  detail: yup.string().defined(),
  /** Longitude and latitude (4326). */
  point: ordinates(2).required(),
  /** West, south, east, north (4326) of what has an extent. */
  box: ordinates(4),
  layerId: yup.string(),
  featureId: yup.number(),
  siteId: yup.number(),
});
export type Place = yup.InferType<typeof place>;

/** The longest that anybody types for a place. */
export const TERM_LENGTH = 100;

/**
 * Places of the council whose name fits the term, best first, at most 10: wards, streets and named areas
 * of its layers, sites, postcodes of their addresses; a grid reference or coordinates inside the UK.
 */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/search/places',
  feature: 'gazetteer',
  summary: 'Places by name, postcode or grid reference',
  access: needs('sites', 'read'),
  query: closed({ term: yup.string().trim().min(1).max(TERM_LENGTH).required() }),
  response: closed({ places: yup.array().of(place.required()).required() }),
});
