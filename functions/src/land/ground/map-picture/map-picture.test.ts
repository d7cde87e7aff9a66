import { expect, it } from 'vitest';
import { barLength, frameAround } from './map-picture.ts';

const SIZE = { width: 515, height: 262 };

it('shows a site of 100 m at 1:1250, in the middle, at its true size', () => {
  const { frame, scale } = frameAround([400_000, 500_000, 400_100, 500_050], SIZE);
  expect(scale).toBe(1250);
  expect((frame[0] + frame[2]) / 2).toBeCloseTo(400_050);
  expect((frame[1] + frame[3]) / 2).toBeCloseTo(500_025);
  // 515 points are 181.7 mm, which at 1:1250 are 227 m.
  expect(frame[2] - frame[0]).toBeCloseTo(227.1, 1);
  expect((frame[2] - frame[0]) / (frame[3] - frame[1])).toBeCloseTo(SIZE.width / SIZE.height);
});

it('leaves room around a large site, a long one, and one larger than any usual scale', () => {
  for (const [width, height] of [
    [3000, 10],
    [10, 3000],
    [60_000, 60_000],
    [900_000, 1_200_000],
  ] as const) {
    const { frame } = frameAround([0, 0, width, height], SIZE);
    expect(frame[2] - frame[0]).toBeGreaterThanOrEqual(2 * width * 0.99);
    expect(frame[3] - frame[1]).toBeGreaterThanOrEqual(2 * height * 0.99);
  }
});

it('shows what is around a point', () => {
  expect(frameAround([1, 1, 1, 1], SIZE).scale).toBe(2500);
});

it.each([
  [56, 50],
  [50, 50],
  [49, 20],
  [19.9, 10],
  [1000, 1000],
  [2400, 2000],
])('of %i m at most a scale bar is %i m', (most, bar) => {
  expect(barLength(most)).toBe(bar);
});
