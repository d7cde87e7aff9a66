import { analyse } from 'scslre';
import type { Expression } from './expressions.ts';
import { repeatedWord } from './repeated-words.ts';

/** Those that may be slow, by file and source, with the reason why nobody waits for them. */
export const EXEMPT: readonly { file: string; source: string; reason: string }[] = [
  {
    file: 'functions/src/records/tables/plain-header.ts',
    source: String.raw`[([].*?[)\]]`,
    reason: 'tried on 300 letters at most',
  },
  {
    file: 'functions/src/land/ground/geometry/read-pair.ts',
    source: String.raw`^\(?\s*(-?\d+(?:\.\d+)?)\s*(?:,\s*|\s+|;\s*)(-?\d+(?:\.\d+)?)\s*\)?$`,
    reason: 'tried on 60 letters at most',
  },
  {
    file: 'functions/src/land/ground/capacity/steps.ts',
    source: String.raw`\.?0+$`,
    reason: 'of a number that we wrote ourselves, with three decimals',
  },
  {
    file: 'functions/src/land/geodata/brownfield/cells/number.ts',
    source: String.raw`^(?:c\.?|ca\.?|circa|approx\.?|approximately|about|~)?[ \u00a0]*(-?[\d.,]*\d(?:e[+-]?\d{1,3})?|-?\d{1,3}(?:[ \u00a0]\d{3})+(?:\.\d+)?|-?\d+\.)[ \u00a0]*([a-z²2. ]*)$`,
    reason: 'tried on 100 letters at most',
  },
  {
    file: 'functions/src/council/ground/configs/types/cell-validation.ts',
    source: String.raw`\[[^\]]*\]`,
    reason: 'tried on 100 letters at most',
  },
  {
    file: 'functions/src/consultation/texts/suggestions/contact-details.ts',
    source: String.raw`@(?:[\w-]+\.)*(?:gov\.uk|nhs\.uk|police\.uk|council\.[\w.]+)$`,
    reason: 'tried on addresses of 704 letters at most',
  },
  {
    file: 'web/src/land/capacity/capacity-values.ts',
    source: String.raw`^(.+?),\s*£?\s*([\d,]+(?:\.\d+)?)$`,
    reason: 'tried on 300 letters at most',
  },
];

/**
 * Why an expression takes more than twice as long for twice the text; undefined where it does not. Two repetitions that
 * can share letters or words, one within another, and one that is tried from each letter of what it has just read in
 * vain.
 */
export function slowness({
  source,
  flags,
}: Pick<Expression, 'source' | 'flags'>): string | undefined {
  const [first] = analyse({ source, flags }, { maxReports: 1 }).reports;
  if (!first) {
    const word = repeatedWord({ source, flags });
    if (typeof word === 'number')
      return `goes round in too many places to be looked through: ${word}`;
    return word === undefined ? undefined : `shares words between repetitions: repeated ${word}`;
  }
  const letters = `repeated ${first.character.literal.source}`;
  if (first.exponential) return `doubles its time with each letter: ${letters}`;
  return first.type === 'Move'
    ? `begins anew at each letter: ${letters}`
    : `shares letters between repetitions: ${letters}`;
}
