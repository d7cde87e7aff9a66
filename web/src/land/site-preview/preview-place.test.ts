import { expect, test } from 'vitest';
import { previewPlace } from './preview-place.ts';

const box = { width: 240, height: 200 };
const window = { width: 1000, height: 800 };
const room = { left: 0, top: 0, right: 1000, bottom: 800 };
/** Between a form of 320 px and results of 380 px. */
const between = { left: 320, top: 60, right: 620, bottom: 800 };

test.each([
  ['the pointer', { x: 100, y: 100, room }, { left: 112, top: 112 }],
  ['a pointer at the right edge', { x: 900, y: 100, room }, { left: 648, top: 112 }],
  ['a pointer at the bottom', { x: 100, y: 700, room }, { left: 112, top: 488 }],
  ['a pointer near the results', { x: 600, y: 300, room: between }, { left: 348, top: 312 }],
  ['a pointer near the form', { x: 330, y: 300, room: between }, { left: 342, top: 312 }],
  ['a card', { left: 620, right: 1000, top: 300, bottom: 480 }, { left: 368, top: 300 }],
  ['a card at the left', { left: 0, right: 380, top: 300, bottom: 480 }, { left: 392, top: 300 }],
  [
    'a card at the bottom',
    { left: 620, right: 1000, top: 750, bottom: 930 },
    { left: 368, top: 592 },
  ],
])('beside %s', (_what, beside, place) => expect(previewPlace(beside, box, window)).toEqual(place));

test('a window that is too small shows its beginning', () =>
  expect(
    previewPlace({ x: 50, y: 50, room: { left: 0, top: 0, right: 200, bottom: 150 } }, box, window),
  ).toEqual({
    left: 8,
    top: 8,
  }));
