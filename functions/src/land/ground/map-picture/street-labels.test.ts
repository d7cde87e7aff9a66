import { expect, it } from 'vitest';
import { LabelRoom } from './label-room.ts';
import { alongLine } from './street-labels.ts';

it('puts a name along its street, near the middle of the map, never upside down', () => {
  const [first] = alongLine([[200, 0], [0, 0]], 'Mill Lane', 40, [100, 50]); // prettier-ignore
  expect(first?.at[0]).toBeCloseTo(100);
  expect(first?.angle).toBeCloseTo(0);
  const [steep] = alongLine([[0, 0], [0, 100]], 'Mill Lane', 40, [0, 50]); // prettier-ignore
  expect(steep?.angle).toBeCloseTo(90);
});

it('finds no place on a street that is too short or bends under its name', () => {
  expect(alongLine([[0, 0], [30, 0]], 'Mill Lane', 40, [0, 0])).toEqual([]); // prettier-ignore
  expect(alongLine([[0, 0], [30, 0], [30, 30]], 'Mill Lane', 40, [0, 0])).toEqual([]); // prettier-ignore
});

it('puts no name over another, over what is kept free, or over the edge', () => {
  const room = new LabelRoom({ width: 200, height: 100 });
  const label = (x: number, y: number) => ({
    text: 'Mill Lane',
    at: [x, y] as [number, number],
    angle: 0,
  });
  expect(room.put(label(100, 50), 7)).toBe(true);
  expect(room.put(label(110, 52), 7)).toBe(false);
  expect(room.put(label(100, 65), 7)).toBe(true);
  expect(room.put(label(5, 20), 7)).toBe(false);
  room.keepBox([60, 10], { width: 80, height: 20 });
  expect(room.put(label(100, 20), 7)).toBe(false);
});
