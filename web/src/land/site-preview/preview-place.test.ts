import { expect, test } from 'vitest';
import { previewPlace } from './preview-place.ts';

const box = { width: 240, height: 200 };
const window = { width: 1000, height: 800 };

test.each([
  ['the pointer', { x: 100, y: 100 }, { left: 112, top: 112 }],
  ['a pointer at the right edge', { x: 900, y: 100 }, { left: 648, top: 112 }],
  ['a pointer at the bottom', { x: 100, y: 700 }, { left: 112, top: 488 }],
  [
    'a card',
    { x: 620, y: 300, left: 620, right: 1000, top: 300, bottom: 480 },
    { left: 368, top: 300 },
  ],
  ['a card at the left', { left: 0, right: 380, top: 300, bottom: 480 }, { left: 392, top: 300 }],
  [
    'a card at the bottom',
    { left: 620, right: 1000, top: 750, bottom: 930 },
    { left: 368, top: 592 },
  ],
])('beside %s', (_what, beside, place) => expect(previewPlace(beside, box, window)).toEqual(place));

test('a window that is too small shows its beginning', () =>
  expect(previewPlace({ x: 50, y: 50 }, box, { width: 200, height: 150 })).toEqual({
    left: 8,
    top: 8,
  }));
