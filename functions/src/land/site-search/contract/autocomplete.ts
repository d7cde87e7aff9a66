import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { SUGGESTION_TERM_LENGTH } from '../../../records/search/term-lengths.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';

/** A suggestion for what is being typed: a site, a tag, a value of a field, or a place. */
export const optionKinds = ['site', 'tag', 'value', 'place'] as const;

const option = closed({
  kind: yup.string().oneOf(optionKinds).required(),
  label: yup.string().required(),
  /** Distinguishes suggestions with the same label: an address, a field's name; may be empty. */
  detail: yup.string().defined(),
  /** Only for a site. */
  siteId: yup.number(),
  /** Only for a tag or a value: the filter that choosing it adds. */
  filter: yup.mixed<Filter>(),
  /** Only for a place: west, south, east, north in degrees. */
  box: yup.array().of(yup.number().required()).length(4).default(undefined),
}).required();
export type AutocompleteOption = yup.InferType<typeof option>;

/** At most `limit` suggestions, the best of each kind first. */
export const autocompleteOptions = endpoint({
  method: 'GET',
  path: '/search/site/autocomplete-options',
  feature: 'site-search',
  summary: 'Suggestions for what is being typed into the search',
  reads: ['site'],
  access: needs('sites', 'read'),
  query: closed({
    term: yup.string().trim().min(1).max(SUGGESTION_TERM_LENGTH).required(),
    limit: yup.number().integer().min(1).max(50).default(10),
  }),
  response: closed({ options: yup.array().of(option).required() }),
});
