import type { Equality } from '../../../council/ground/filters/filter.ts';

/** How people compare, longest first where one phrase begins like another. `about` is ten per cent either way. */
export type Comparing = Equality | 'about';

const written: [Comparing, string][] = [
  [
    '>',
    'over, more than, greater than, above, bigger than, larger than, exceeding, in excess of, higher than, longer than, upwards of, >',
  ],
  [
    '>=',
    'at least, no less than, not less than, no fewer than, not fewer than, no smaller than, not under, not below, minimum of, a minimum of, minimum, min, starting at, from, >=, ≥',
  ],
  ['<', 'under, less than, fewer than, below, smaller than, lower than, shorter than, <'],
  [
    '<=',
    'at most, no more than, not more than, no larger than, no bigger than, no greater than, not over, not above, not exceeding, up to, maximum of, a maximum of, maximum, max, <=, ≤',
  ],
  ['=', 'exactly, equal to, equals, precisely, ='],
  ['about', 'about, around, roughly, approximately, approx, circa, some'],
];

const after: [Comparing, string][] = [
  [
    '>=',
    'or more, or over, or above, or larger, or bigger, or greater, and over, and above, and more, plus, +, minimum, or higher',
  ],
  [
    '<=',
    'or less, or fewer, or under, or below, or smaller, and under, and below, maximum, or lower',
  ],
];

const phrases = (table: [Comparing, string][]) =>
  table
    .flatMap(([means, all]) =>
      all.split(', ').map((phrase) => ({ means, words: phrase.split(' ') })),
    )
    .toSorted((a, b) => b.words.length - a.words.length);

export const COMPARISONS = phrases(written);
/** The same, after the number: '50 or more'. */
export const AFTER_NUMBER = phrases(after);
