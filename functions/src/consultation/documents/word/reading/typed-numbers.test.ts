import { expect, it } from 'vitest';
import { DraftOfWord } from './draft-of-word.ts';
import { settleTypedNumbers } from './typed-numbers.ts';
import { MAX_LOSSES } from './word-plan.ts';

type Heading = [level: number, words: string];
const read = (headings: Heading[], place: { before?: number; isNumbered?: boolean } = {}) => {
  const draft = new DraftOfWord();
  draft.line({ html: 'Before all headings', list: null, isQuote: false }, 'Before all headings');
  for (const [level, words] of headings) draft.heading(level, words);
  const { sections, losses } = settleTypedNumbers(draft.end(), {
    before: 0,
    isNumbered: true,
    ...place,
  });
  const [, ...titles] = sections.map(({ title }) => title);
  return { titles, told: losses.map(({ message }) => message) };
};
const numbered: Heading[] = [
  [1, '1 Foreword'],
  [1, '2. Homes'],
  [2, '2.1 Supply'],
  [1, '3\tWork'],
];

it('takes out numbers that a section has anyway, and says so once, with the headings', () => {
  const { titles, told } = read(numbered);
  expect(titles).toEqual(['Foreword', 'Homes', 'Supply', 'Work']);
  expect(told).toEqual([
    expect.stringMatching(
      /^4 headings have their numbers typed.*“1 Foreword”, “2. Homes”, “2.1 Supply”, “3\tWork”\.$/,
    ),
  ]);
});

it('keeps numbers that are words, and tells of those that would stand beside another', () => {
  const { titles, told } = read([
    [1, 'Streets'],
    [2, '20 is plenty'],
    [2, '4.7 Parking'],
  ]);
  expect(titles).toEqual(['Streets', '20 is plenty', '4.7 Parking']);
  expect(told).toEqual([expect.stringContaining('“4.7 Parking”')]);
});

it('keeps a number that no other follows, though its section has it', () => {
  const { titles, told } = read([
    [1, 'Flats'],
    [1, '2 bedroom homes'],
    [1, 'Gardens'],
  ]);
  expect(titles).toEqual(['Flats', '2 bedroom homes', 'Gardens']);
  expect(told).toEqual([]);
});

it('tells of numbers that are others after the sections which a document has', () => {
  const { titles, told } = read(numbered, { before: 2 });
  expect(titles).toEqual(numbered.map(([, words]) => words));
  expect(told).toHaveLength(4);
  const fitting: Heading[] = [
    [1, '3 Work'],
    [1, '4 Play'],
  ];
  expect(read(fitting, { before: 2 }).titles).toEqual(['Work', 'Play']);
});

it('leaves them as they are where the document shows no numbers', () => {
  const { titles, told } = read(numbered, { isNumbered: false });
  expect(titles).toEqual(numbered.map(([, words]) => words));
  expect(told).toEqual([]);
});

it('tells no more than a report holds', () => {
  const many = Array.from({ length: MAX_LOSSES + 20 }, (_, at): Heading => [1, `9.${at} Beside`]);
  expect(read(many).told).toHaveLength(MAX_LOSSES);
});
