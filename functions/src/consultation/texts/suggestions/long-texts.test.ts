import { expect, it } from 'vitest';
import { personalPassages } from './suggest-redactions.ts';

const LETTERS = 200_000;
const filled = (piece: string) => piece.repeat(LETTERS / piece.length);

// As long as strangers may send. What looks again from each letter would need minutes, and the test would end.
it.each(['a', 'A', 'A-', "A'", '1', ' ', ', ', ',', '.', 'a@', 'a@b.', 'A. ', 'Mr ', 'my wife '])(
  'reads a text of %j',
  (piece) => {
    expect(Array.isArray(personalPassages(filled(piece)))).toBe(true);
  },
);

it('reads a text of postcodes, names and streets', () => {
  const found = personalPassages(filled('Ada Marsh, 12 Mill Lane, Oakham LE15 6AA and a@b.test. '));
  expect(found.length).toBeGreaterThan(LETTERS / 50);
});

it('takes no word without end for a part of an address', () => {
  expect(personalPassages(`${filled('A')} LE15 6AA`).map(({ kind }) => kind)).toEqual(['address']);
});
