import { closed, yup } from '../../../platform/contract.ts';

export const placeKinds = ['ward', 'street', 'site', 'postcode', 'area', 'place', 'grid'] as const;

export type PlaceKind = (typeof placeKinds)[number];

const ordinates = (count: number) => yup.array().of(yup.number().required()).length(count);

export const place = closed({
  label: yup.string().required(),
  kind: yup.string().oneOf(placeKinds).required(),
  /** What distinguishes it from another of that name: its layer, a site's address or reference. */
  detail: yup.string().defined(),
  /** Longitude and latitude (4326). */
  point: ordinates(2).required(),
  /** West, south, east, north (4326) if it has an extent. */
  box: ordinates(4),
  layerId: yup.string(),
  featureId: yup.number(),
  siteId: yup.number(),
  /** Whether it comes from open data of the whole country, which has to be attributed. */
  isNational: yup.boolean(),
  /** Whether it lies outside the council's region; absent where that is not known. */
  isOutside: yup.boolean(),
});

export type GazetteerPlace = yup.InferType<typeof place>;
