import { expect, it } from 'vitest';
import { chunksOf, sentencesOf } from './passages.ts';
import { findThemes } from './find-themes.ts';

const floods = [
  'The lane floods every winter and the drains cannot carry the water.',
  'Flood water stood in our gardens for a week; the drains are too small.',
  'The brook bursts its banks and flood water reaches the lane.',
  'Drains overflow after rain, and the lane is under flood water.',
];
const schools = [
  'The primary school is full and there are no places for more children.',
  'Children are driven to another village because our school has no places.',
  'A new school is needed before more homes: there are no places left for children.',
  'School places are short, and children wait for a year.',
];
const buses = [
  'The last bus leaves at six, and without a bus nobody can work in town.',
  'Buses are rare, and the bus stop is a mile away.',
  'We need a bus in the evening; the bus company stopped it.',
  'Without more buses everybody will drive, for the bus stop has no shelter.',
];
const letters = floods.flatMap((flood, at) => [flood, schools[at]!, buses[at]!]);
const texts = letters.map((text, at) => ({ id: at + 1, text }));

it('cuts texts into sentences and thoughts by their places', () => {
  const text = ' The lane floods. It is narrow!\n\nThe school is full.';
  const told = sentencesOf(text).map(({ start, length }) => text.slice(start, start + length));
  expect(told).toEqual(['The lane floods.', 'It is narrow!', 'The school is full.']);
  expect(chunksOf(text).map((chunk) => chunk.length)).toEqual([2, 1]);
});

it('finds what texts are about, named by their words, with the passages', () => {
  const themes = findThemes(texts, 3);
  expect(themes).toHaveLength(3);
  for (const [word, place] of [
    ['flood', 0],
    ['school', 1],
    ['bus', 2],
  ] as const) {
    const theme = themes.find(({ passages }) => passages.some(({ id }) => id === place + 1));
    expect(theme?.name.toLowerCase()).toContain(word);
    expect(new Set(theme?.passages.map(({ id }) => (id - 1) % 3))).toEqual(new Set([place]));
  }
});

it('finds both themes of a text that has two, each in its own sentence', () => {
  const two = `${floods[0]} ${schools[0]}`;
  const themes = findThemes([...texts, { id: 99, text: two }], 3);
  const passages = themes.flatMap(({ name, passages: all }) =>
    all
      .filter(({ id }) => id === 99)
      .map(({ start, length }) => ({ name, text: two.slice(start, start + length) })),
  );
  expect(passages.map(({ text }) => text).toSorted()).toEqual([floods[0], schools[0]]);
  expect(new Set(passages.map(({ name }) => name)).size).toBe(2);
});

it('is the same every time, and proposes nothing for a handful of texts', () => {
  expect(findThemes(texts, 3)).toEqual(findThemes(texts, 3));
  expect(findThemes(texts.slice(0, 5))).toEqual([]);
});
