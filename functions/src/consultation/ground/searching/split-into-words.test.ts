import { expect, it } from 'vitest';
import { searchedWords, splitIntoWords } from './split-into-words.ts';

it('words are split at spaces, hyphens and signs, and keep what stands within them', () => {
  expect(splitIntoWords('“River bank”, (flats)')).toEqual(['river', 'bank', 'flats']);
  expect(splitIntoWords('St John’s, policy HO1.2: 10,000 homes, 20%')).toEqual([
    'st',
    'john’s',
    'policy',
    'ho1.2',
    '10,000',
    'homes',
    '20%',
  ]);
  expect(splitIntoWords('R-2 Newcastle-upon-Tyne')).toEqual([
    'r',
    '2',
    'newcastle',
    'upon',
    'tyne',
  ]);
  expect(splitIntoWords('Tŷ Ŵyn'.normalize('NFD'))).toHaveLength(2);
  expect(splitIntoWords(' .. %% 🙂')).toEqual([]);
});

it('what is typed counts once each, and eight words of it', () => {
  expect(searchedWords('a b A c d e f g h i j')).toEqual([...'abcdefgh']);
});
