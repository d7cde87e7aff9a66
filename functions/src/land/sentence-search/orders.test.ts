import { expect, it } from 'vitest';
import { readWithGrammar } from './grammar.ts';
import { demoVocabulary } from './testing/demo-vocabulary.ts';

const read = (sentence: string) => {
  const { parts, notUnderstood } = readWithGrammar(sentence, demoVocabulary, '2026-11-21');
  const { field, greatest, count } = parts.findLast(({ order }) => order)?.order ?? {};
  return { by: field?.dbPropertyName, greatest, count, parts: parts.length, notUnderstood };
};

it.each([
  ['largest 10', 'size_ha', true, 10, 1],
  ['10 largest brownfield sites', 'size_ha', true, 10, 2],
  ['the five smallest sites in Byker', 'size_ha', false, 5, 2],
  ['top 20 by capacity', 'optimised_unit_capacity', true, 20, 1],
  ['most homes', 'optimised_unit_capacity', true, undefined, 1],
  ['brownfield sorted by land value', 'land_value', false, undefined, 2],
  ['sorted by density highest first', 'density', true, undefined, 1],
])('%s', (sentence, by, greatest, count, parts) => {
  expect(read(sentence)).toEqual({ by, greatest, count, parts, notUnderstood: [] });
});

it.each(['not the largest 10', 'most lovely', 'top of the hill'])('%s is no order', (sentence) => {
  expect(read(sentence)).toMatchObject({ by: undefined, notUnderstood: [expect.any(String)] });
});

it('at least and at most still compare', () => {
  expect(read('at least 10 homes, at most 20 homes')).toMatchObject({ by: undefined, parts: 1 });
});
