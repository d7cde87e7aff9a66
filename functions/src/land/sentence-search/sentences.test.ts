import { describe, expect, it } from 'vitest';
import { joined, readWithGrammar } from './grammar.ts';
import { demoVocabulary } from './testing/demo-vocabulary.ts';
import { fiftySentences } from './testing/fifty-sentences.ts';

const TODAY = '2026-11-21';
const read = (sentence: string) => {
  const { parts, notUnderstood } = readWithGrammar(sentence, demoVocabulary, TODAY);
  return { filters: joined(parts).filters, notUnderstood };
};

describe('fifty sentences and more', () => {
  it('are fifty', () => expect(fiftySentences.length).toBeGreaterThanOrEqual(50));

  it.each(fiftySentences)('$sentence', ({ sentence, filters, notUnderstood = [] }) => {
    expect(read(sentence)).toEqual({ filters, notUnderstood });
  });

  it.each(fiftySentences)('$sentence, shouted', ({ sentence, filters }) => {
    const quoted = /["]|called/.test(sentence);
    const shouted = quoted ? sentence : sentence.toUpperCase();
    expect(read(shouted).filters).toEqual(filters);
  });
});
