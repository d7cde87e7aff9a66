import { closed, endpoint, needs, type OutputOf, yup } from '../../platform/contract.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { filterList } from '../../council/ground/filters/filters-param.ts';
import { SENTENCE_LENGTH } from './sentence-length.ts';

const MAX_CONDITIONS = 30;

const words = yup.string().max(SENTENCE_LENGTH);

/**
 * One thing that a model read out of the sentence: a filter over the dictionary, or the name of a place or layer for
 * the server to look up. `text` are the words it was read from.
 */
const condition = closed({
  text: words.required(),
  filter: yup.mixed<Filter>(),
  place: words,
  layer: words,
  /** How near, for a place or a layer. */
  metres: yup.number().min(0).max(50_000),
  /** Whether sites must be away from the place or layer. */
  not: yup.boolean(),
}).required();
export type ModelCondition = yup.InferType<typeof condition>;

const structure = closed({
  conditions: yup.array().of(condition).max(MAX_CONDITIONS).required(),
});
export type ModelStructure = yup.InferType<typeof structure>;

const understood = closed({
  /** As written in the sentence. */
  text: yup.string().required(),
  /** In words, such as 'Size at least 2 ha'. */
  meaning: yup.string().required(),
  /** None for an order. */
  filterIndex: yup.number().integer(),
}).required();

/**
 * A sentence as filters over the council's own fields, layers and places. Anything not understood comes back in the
 * sentence's own words; nothing is searched.
 */
export const readSentence = endpoint({
  method: 'POST',
  path: '/search/site/sentence',
  feature: 'sentence-search',
  flag: 'site search AI search',
  summary: 'Filters from a sentence',
  changes: [],
  access: needs('sites', 'read'),
  body: closed({
    sentence: yup.string().trim().min(1).max(SENTENCE_LENGTH).required(),
    structure: structure.notRequired(),
  }),
  response: closed({
    filters: filterList.required(),
    /** What results are to be ordered by, as a search's `sort`. */
    sort: yup.string().defined().nullable(),
    /** It asks for every site, so that filters are taken away. */
    everything: yup.boolean().required(),
    understood: yup.array().of(understood).required(),
    notUnderstood: yup.array().of(yup.string().required()).required(),
    by: yup.string().oneOf(['grammar', 'model']).required(),
  }),
});
export type ReadSentence = OutputOf<typeof readSentence>;
