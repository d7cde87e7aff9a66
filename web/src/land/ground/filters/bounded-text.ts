import { FILTER_LIMITS } from '@contract/council/ground/filters/filter-limits.ts';

/** Most characters of a typed filter, as the server takes them. */
export const LONGEST = FILTER_LIMITS.textLength;

/** Typed text as it is searched: trimmed, and no longer than the server takes. */
export const boundedText = (text: string) => text.trim().slice(0, LONGEST).trim();
