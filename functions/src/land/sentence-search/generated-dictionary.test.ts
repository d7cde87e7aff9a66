import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../platform/testing/thorough.ts';
import { isCalendarDate } from '../../platform/dates/day.ts';
import { filterList } from '../../council/ground/filters/filters-param.ts';
import { joined, readWithGrammar } from './grammar.ts';
import { asField, demoVocabulary } from './testing/demo-vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

const TODAY = '2026-11-21';

/** Words that exist in no language: a council whose dictionary nobody here has seen. */
const syllables = fc
  .array(fc.constantFrom('zor', 'quib', 'vex', 'plu', 'drax', 'jil'), {
    minLength: 2,
    maxLength: 3,
  })
  .map((parts) => parts.join(''));
const dictionary = fc.uniqueArray(syllables, { minLength: 7, maxLength: 7 });

const councilOf = ([size, homes, choice, one, other, when, flag]: string[]): Vocabulary => ({
  fields: [
    asField({ dbPropertyName: 'f_a', label: `${size} extent`, type: 'area.hectares' }, 0),
    asField({ dbPropertyName: 'f_b', label: `Total ${homes}`, type: 'number' }, 1),
    asField(
      {
        dbPropertyName: 'f_c',
        label: choice!,
        type: 'dropdown',
        options: [one!, other!].map((value) => ({ value, label: value })),
      },
      2,
    ),
    asField({ dbPropertyName: 'f_d', label: `${when} date`, type: 'date' }, 3),
    asField({ dbPropertyName: 'f_e', label: `Has ${flag}`, type: 'switch' }, 4),
  ],
  layers: [],
  tags: [],
  presets: [],
  places: new Map(),
  heldBy: new Map(),
});

describe('a council with a generated dictionary', () => {
  it('is understood in its own words', () => {
    fc.assert(
      fc.property(dictionary, fc.integer({ min: 1, max: 9_000 }), (words, n) => {
        const [, homes, , one, other, when, flag] = words;
        const sentence = `at least ${n} hectares, ${homes} under ${n}, ${one} or ${other}, ${when} since 2020, not ${flag}, without a ${homes}`;
        const { parts, notUnderstood } = readWithGrammar(sentence, councilOf(words), TODAY);
        expect({ filters: joined(parts).filters, notUnderstood }).toEqual({
          filters: [
            { type: 'range', dbPropertyName: 'f_a', value: [n, null] },
            { type: 'number', dbPropertyName: 'f_b', equality: '<', value: n },
            { type: 'checkbox list', dbPropertyName: 'f_c', value: [one, other] },
            { type: 'date range', dbPropertyName: 'f_d', value: ['2020-01-01', null] },
            { type: 'checkbox', dbPropertyName: 'f_e', equality: '!=', value: true },
            { type: 'range', dbPropertyName: 'f_b', condition: 'empty', value: null },
          ],
          notUnderstood: [],
        });
      }),
      drawn(40, 1000),
    );
  });

  it('understands nothing of another council’s words', () => {
    const words = ['zorvex', 'quibplu', 'draxjil', 'zorplu', 'vexvex', 'jilzor', 'pluplu'];
    const { parts, notUnderstood } = readWithGrammar(
      'brownfield shortlisted with hazardous substances',
      councilOf(words),
      TODAY,
    );
    expect(parts).toEqual([]);
    expect(notUnderstood).toEqual(['brownfield shortlisted with hazardous substances']);
  });
});

/** Pieces of sentences in any order, with rubbish between them. */
const scrap = fc.oneof(
  fc.constantFrom(
    ...'brownfield,not,or,and,over,under,at least,between,2,5,50,2020,hectares,homes,near,within,m,of,Byker,Walker,tagged,urgent,without,a,capacity,in,the last,years,permission,date,since,called,"Mill",£2m,-,+,%,flood zone,(,],/,NE6,1AA,NZ,31/02/2021,2021-02-30,deliverable,is,empty'.split(
      ',',
    ),
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

describe('whatever is typed', () => {
  it('gives filters that the schema takes, in words of the sentence itself', () => {
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 30 }), (scraps) => {
        const sentence = scraps.join(' ').slice(0, 300);
        const { parts, notUnderstood } = readWithGrammar(sentence, demoVocabulary, TODAY);
        const { filters, indexes } = joined(parts);
        filterList.validateSync(filters, { strict: true });
        const found = parts.filter(({ order }) => !order);
        expect(indexes).toHaveLength(parts.length);
        expect(joined(found).indexes.every((index) => filters[index] !== undefined)).toBe(true);
        for (const text of [...parts.map((part) => part.text), ...notUnderstood])
          expect(sentence).toContain(text);
        expect(parts.every(({ meaning }) => meaning !== '')).toBe(true);
        // A name that somebody calls 2021-02-30 is a text, not a day.
        const dated = JSON.stringify(filters, (_key, value: { type?: string } | null) =>
          value?.type === 'text' ? undefined : value,
        );
        for (const day of dated.match(/"\d{4}-\d\d-\d\d"/g) ?? [])
          expect(isCalendarDate(JSON.parse(day) as string)).toBe(true);
      }),
      drawn(50, 1500),
    );
  }, 300_000);

  it('300 characters are read to their end, however they repeat', () => {
    for (const word of [
      'zzz ',
      'in zz ',
      'not zz',
      'or zz ',
      'near near zz ',
      'within 1 m of zz ',
      'between zz ',
    ]) {
      const sentence = word.repeat(300).slice(0, 300).trim();
      const { notUnderstood } = readWithGrammar(sentence, demoVocabulary, TODAY);
      expect(notUnderstood.join(' ')).toContain('z');
    }
  });
});
