import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { siteTableMessages as messages } from './messages.ts';

/** How many sites were found, in words. */
export const countWords = (total: number) =>
  total === 1 ? messages.one : messages.count(formatNumber(total));
