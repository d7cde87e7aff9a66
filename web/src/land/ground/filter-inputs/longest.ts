import { FILTER_LIMITS } from '@contract/council/ground/filters/filter-limits.ts';

/** Most characters of a typed filter, as the server takes them. */
export const LONGEST = FILTER_LIMITS.textLength;
