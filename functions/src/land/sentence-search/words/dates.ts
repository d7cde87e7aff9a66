/** How a date or period is used: from its beginning, after its end, before its beginning, to its end, within it. */
export type Use = 'from' | 'after' | 'before' | 'until' | 'within';

const phrases = (use: Use, all: string) =>
  all.split(', ').map((phrase) => ({ use, words: phrase.split(' ') }));

export const DATE_USES = [
  ...phrases(
    'from',
    'since, from, on or after, no earlier than, not before, starting in, starting from',
  ),
  ...phrases('after', 'after, later than'),
  ...phrases('before', 'before, earlier than, prior to'),
  ...phrases(
    'until',
    'until, till, up to, by, on or before, no later than, not after, by the end of',
  ),
  ...phrases('within', 'in, during, on, within, dated, in the year'),
].toSorted((a, b) => b.words.length - a.words.length);

/** 'In the last …', with a number and a unit. */
export const LAST = [
  'in the last',
  'in the past',
  'within the last',
  'within the past',
  'over the last',
  'over the past',
  'during the last',
  'during the past',
  'in last',
  'the last',
  'the past',
  'last',
  'past',
].map((phrase) => ({ words: phrase.split(' ') }));

/** Units counted in months, as months; units counted in days, as days. */
export const SPANS: Record<string, { months?: number; days?: number }> = {
  year: { months: 12 },
  month: { months: 1 },
  quarter: { months: 3 },
  week: { days: 7 },
  fortnight: { days: 14 },
  day: { days: 1 },
};
