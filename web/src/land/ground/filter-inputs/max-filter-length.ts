import { FILTER_LIMITS } from '@contract/council/ground/filters/filter-limits.ts';

/** The maximum length of a typed filter, as on the server. */
export const MAX_FILTER_LENGTH = FILTER_LIMITS.textLength;
