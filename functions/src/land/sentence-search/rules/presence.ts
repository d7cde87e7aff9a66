import { fieldAt, pastCopula } from '../field-at.ts';
import { after, phraseAt, type Hit, type SentenceReading } from '../reading.ts';
import { isSwitch, filledInFilter } from '../say.ts';
import type { VocabularyField } from '../vocabulary.ts';
import { COMPARISONS } from '../words/comparisons.ts';

const WITHOUT = [
  'without',
  'with no',
  'no',
  'missing',
  'lacking',
  'has no',
  'have no',
  'with an empty',
  'with empty',
].map((text) => ({ words: text.split(' ') }));
const WITH = [
  'with a',
  'with an',
  'has a',
  'has an',
  'have a',
  'have an',
  'with any',
  'with some',
  'having a',
  'with',
].map((text) => ({ words: text.split(' ') }));
const EMPTY = [
  'missing',
  'empty',
  'blank',
  'unknown',
  'not known',
  'not recorded',
  'not set',
  'not given',
  'not filled in',
].map((text) => ({ words: text.split(' ') }));
const GIVEN = ['recorded', 'known', 'set', 'given', 'filled in', 'not empty', 'not missing'].map(
  (text) => ({ words: text.split(' ') }),
);

const isAskable = (field: VocabularyField) => !isSwitch(field);

/** 'without a capacity', 'address missing', 'with a permission date', 'capacity recorded'. */
export function presences(reading: SentenceReading, at: number): Hit | undefined {
  const without = phraseAt(reading, at, WITHOUT);
  if (without) {
    const field = fieldAt(reading, without.to, isAskable);
    return field && !isCompared(reading, field.to) ? hit(field.field, field.to, true) : undefined;
  }
  const led = phraseAt(reading, at, WITH);
  const named = fieldAt(reading, led?.to ?? at, isAskable);
  if (!named) return undefined;
  const copula = pastCopula(reading, named.to);
  const empty = phraseAt(reading, copula, EMPTY);
  if (empty) return hit(named.field, empty.to, true);
  const given = phraseAt(reading, copula, GIVEN);
  if (given) return hit(named.field, given.to, false);
  const hasArticle = led !== undefined && led.phrase.words.length > 1;
  return hasArticle && !isCompared(reading, named.to)
    ? hit(named.field, named.to, false)
    : undefined;
}

/** 'no capacity over 50' asks for more than presence. */
function isCompared(reading: SentenceReading, at: number): boolean {
  const next = reading.tokens[at];
  const text =
    after(reading, at, ['of']) ?? after(reading, at, ['between']) ?? after(reading, at, ['is']);
  return (
    next?.kind === 'number' ||
    text !== undefined ||
    phraseAt(reading, at, COMPARISONS) !== undefined
  );
}

function hit(field: VocabularyField, to: number, isEmpty: boolean): Hit {
  return {
    to,
    meant: (not) => {
      const empty = isEmpty !== not;
      return {
        filters: [filledInFilter(field, empty ? 'empty' : 'not empty')],
        meaning: `${field.label} is ${empty ? 'empty' : 'filled in'}`,
      };
    },
  };
}
