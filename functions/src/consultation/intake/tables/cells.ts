import { emailRule, postcodeRule } from '../../../council/ground/people/rules.ts';
import { isDayOfLetters } from '../../../platform/dates/day.ts';
import { londonDay } from '../../../platform/dates/london.ts';
import { readDay } from '../../../platform/dates/read-day.ts';

const email = emailRule();
const postcode = postcodeRule();

export const isEmail = (text: string): boolean => email.isValidSync(text);
export const isPostcodeText = (text: string): boolean => postcode.isValidSync(text);

/** No day is longer, with its time and zone in words. */
const MAX_DAY_LENGTH = 100;

/** The day that a cell names, with or without a time; undefined where it names none. */
export function dayOfCell(written: string): string | undefined {
  const text = written.trim();
  if (text.length > MAX_DAY_LENGTH) return undefined;
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : checked(londonDay(moment));
  }
  return checked(readDay(text.replace(/(?<![T ,])[T ,]+\d{1,2}:\d{2}.*$/, '')));
}

const checked = (day: string | undefined) =>
  day !== undefined && isDayOfLetters(day) ? day : undefined;

const ATTITUDES: [attitude: string, words: readonly string[]][] = [
  ['Support', ['support', 'supports', 'supporting', 'for', 'yes', 'agree', 'infavour', 'approve']],
  [
    'Oppose',
    [
      'oppose',
      'opposes',
      'object',
      'objects',
      'objection',
      'objecting',
      'against',
      'no',
      'disagree',
    ],
  ],
  [
    'Neutral',
    [
      'neutral',
      'neither',
      'comment',
      'commenting',
      'general',
      'observation',
      'none',
      'dontknow',
      'unsure',
      'mixed',
    ],
  ],
];
const attitudes = new Map(
  ATTITUDES.flatMap(([attitude, words]) => words.map((word): [string, string] => [word, attitude])),
);

/** Support, Oppose or Neutral, however a cell calls it. */
export const attitudeOfCell = (written: string): string | undefined =>
  attitudes.get(written.toLowerCase().replace(/[^a-z]/g, ''));

/** Without what PostgreSQL cannot hold and people cannot see: NUL, other controls, half pairs of letters. */
export const storable = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
