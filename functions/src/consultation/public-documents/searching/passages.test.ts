import { expect, it } from 'vitest';
import { made, section, textBlock } from '../testing/made-edition.ts';
import { passagesOf } from './passages.ts';

const plan = (html: string) => made('Plan', [section('1', 'Travel', [textBlock(1, html)])]);
const piecesIn = (html: string, ...words: string[]) =>
  passagesOf(plan(html), words, { page: 1, most: 10 }).passages.at(-1)?.pieces;

it('a passage has whole words, with what was searched for apart', () => {
  const long = Array.from({ length: 80 }, (_, at) => `meadow${at}`);
  const pieces = piecesIn(`<p>${long.join(' ')}</p>`, 'meadow40') ?? [];
  expect(pieces[1]).toBe('meadow40');
  const shown = pieces.join('').replaceAll('…', '').trim().split(' ');
  for (const word of shown) expect(long).toContain(word);
  expect(pieces[0]).toMatch(/^… /);
  expect(pieces.at(-1)).toMatch(/ …$/);
});

it('a word that is longer than a passage is shown whole', () => {
  const word = 'a'.repeat(300);
  expect(piecesIn(`<p>Before ${word} after</p>`, word)).toEqual(['Before ', word, ' …']);
});

it('a heading does not run into the text below it', () => {
  expect(piecesIn('<h2>By bus</h2><p>Buses run.</p><h3>Why?</h3><p>So.</p>', 'run')?.join('')).toBe(
    'By bus: Buses run. Why? So.',
  );
});
