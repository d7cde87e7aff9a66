import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';

/** What a half-typed word may stand for: a site, a tag, a value of a field, or a place. */
export const optionKinds = ['site', 'tag', 'value', 'place'] as const;

const option = closed({
  kind: yup.string().oneOf(optionKinds).required(),
  label: yup.string().required(),
  /** What tells it from others of the same label: an address, a field's name; may be empty. */
  detail: yup.string().defined(),
  /** Of a site. */
  siteId: yup.number(),
  /** The filter that choosing it adds: of a tag or a value. */
  filter: yup.mixed<Filter>(),
  /** West, south, east, north in degrees: of a place. */
  box: yup.array().of(yup.number().required()).length(4).default(undefined),
}).required();
export type AutocompleteOption = yup.InferType<typeof option>;

/** At most `limit` suggestions for what is being typed, the likeliest of each kind first. */
export const autocompleteOptions = endpoint({
  method: 'GET',
  path: '/search/site/autocomplete-options',
  feature: 'site-search',
  summary: 'Suggestions for what is being typed into the search',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({
    term: yup.string().trim().min(1).max(200).required(),
    limit: yup.number().integer().min(1).max(50).default(10),
  }),
  response: closed({ options: yup.array().of(option).required() }),
});
