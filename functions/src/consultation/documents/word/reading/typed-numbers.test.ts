import { expect, it } from 'vitest';
import { DraftOfWord } from './draft-of-word.ts';

const read = (...headings: [level: number, words: string][]) => {
  const draft = new DraftOfWord();
  draft.line({ html: 'Before all headings', list: null, isQuote: false }, 'Before all headings');
  for (const [level, words] of headings) draft.heading(level, words);
  const { sections, losses } = draft.end();
  return { titles: sections.map(({ title }) => title), told: losses.map(({ message }) => message) };
};

it('takes out numbers that a section has anyway, and says so once', () => {
  const { titles, told } = read(
    [1, '1 Foreword'],
    [1, '2. Homes'],
    [2, '2.1 Supply'],
    [1, '3\tWork'],
  );
  expect(titles).toEqual(['', 'Foreword', 'Homes', 'Supply', 'Work']);
  expect(told).toEqual([expect.stringContaining('4 headings have their numbers typed')]);
});

it('keeps numbers that are words, and tells of those that would stand beside another', () => {
  const { titles, told } = read([1, 'Streets'], [2, '20 is plenty'], [2, '4.7 Parking']);
  expect(titles).toEqual(['', 'Streets', '20 is plenty', '4.7 Parking']);
  expect(told).toEqual([expect.stringContaining('“4.7 Parking”')]);
});
