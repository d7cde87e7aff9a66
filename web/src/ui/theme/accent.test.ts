import { expect, test } from 'vitest';
import { contrastOf } from '@contract/platform/colours.ts';
import { accentFrom } from './accent.ts';

const mainColours = [
  '#000000',
  '#ffffff',
  '#ffdd00',
  '#1f3d4d',
  '#c8102e',
  '#777777',
  '#767676',
  '#0af',
  '#7fff00',
];

test.each(mainColours)('%s keeps its text readable', (colour) => {
  const accent = accentFrom(colour);
  expect(contrastOf(accent.solid, accent.contrast)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(accent.fg, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(accent.fg, accent.subtle)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(accent.ring, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrastOf(accent.hover, accent.contrast)).toBeGreaterThanOrEqual(4.5);
});

test('a light main colour carries dark text and a dark one white', () => {
  expect(accentFrom('#ffdd00').contrast).not.toBe('#ffffff');
  expect(accentFrom('#1f3d4d').contrast).toBe('#ffffff');
});

test('a readable main colour is used as it is', () => {
  expect(accentFrom('#C8102E').solid).toBe('#c8102e');
});

test('what is no colour gives the product’s own', () => {
  expect(accentFrom('red; background: url(x)')).toEqual(accentFrom(undefined));
});
