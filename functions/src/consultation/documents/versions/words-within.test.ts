import { expect, it } from 'vitest';
import { wordsWithin } from './words-within.ts';

it('the words of a block stand in the order of reading, however it was stored', () => {
  const stored = { note: 'Choose one', title: 'Homes', question: '<p>Near trams?</p>' };
  expect(wordsWithin(stored, 'question')).toBe('Homes\nNear trams?\nChoose one');
});

it('what looks like an element stays in a plain text, and is none of a text with elements', () => {
  const link = { words: 'Homes <of ours> & more', address: '', inNewTab: false };
  expect(wordsWithin(link, 'link')).toBe('Homes <of ours> & more');
  expect(wordsWithin('Homes <of ours>', undefined)).toBe('Homes <of ours>');
  expect(wordsWithin({ html: '<p>Homes <em>of ours</em> &amp; more</p>' }, 'textBlock')).toBe(
    'Homes of ours & more',
  );
});

it('a block that is gone is told without elements, whatever it was', () => {
  expect(wordsWithin({ html: '<p>Homes</p><p>Work</p>' }, undefined)).toBe('Homes\nWork');
});
