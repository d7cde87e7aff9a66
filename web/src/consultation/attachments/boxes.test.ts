import { expect, it } from 'vitest';
import { between, movedBox, pressed, sizedBox } from './boxes.ts';

const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.04 };

it('a box stays on its page, however it is moved and sized', () => {
  expect(movedBox(box, -1, 1)).toEqual({ ...box, x: 0, y: 0.96 });
  expect(sizedBox(box, 1, -1)).toEqual({ ...box, width: 0.9, height: 0.01 });
});

it('arrows move it, and size it with Shift', () => {
  expect(pressed(box, 'ArrowRight', false)).toEqual({ ...box, x: 0.11 });
  expect(pressed(box, 'ArrowDown', true)).toEqual({ ...box, height: 0.05 });
  expect(pressed(box, 'a', false)).toBeUndefined();
});

it('is drawn from any corner, up to the edges, and not by a mere press', () => {
  const drawn = { x: 0.5, y: 0.2, width: 0.5, height: 0.3 };
  expect(between({ x: 1.2, y: 0.2 }, { x: 0.5, y: 0.5 })).toEqual(drawn);
  expect(between({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.5 })).toBeUndefined();
});
