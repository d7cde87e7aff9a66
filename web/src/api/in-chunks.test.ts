import { expect, test } from 'vitest';
import { inChunks } from './in-chunks.ts';

const ids = [1, 2, 3, 4, 5];

test('a selection goes in parts, each told as it is done', async () => {
  const sent: number[][] = [];
  const told: number[] = [];
  const outcome = await inChunks(
    ids,
    async (part) => {
      sent.push(part);
    },
    { size: 2, progress: (done) => told.push(done) },
  );
  expect(sent).toEqual([[1, 2], [3, 4], [5]]);
  expect(told).toEqual([2, 4, 5]);
  expect(outcome).toEqual({ done: ids, left: [], error: undefined });
});

test('what fails half-way tells done from not done, and sends no more', async () => {
  const sent: number[][] = [];
  const outcome = await inChunks(
    ids,
    async (part) => {
      sent.push(part);
      if (part.includes(3)) throw new Error('no answer');
    },
    { size: 2 },
  );
  expect(sent).toHaveLength(2);
  expect(outcome).toMatchObject({ done: [1, 2], left: [3, 4, 5], error: { message: 'no answer' } });
});

test('stopped, it ends after the part under way', async () => {
  let stop = false;
  const outcome = await inChunks(ids, async () => void (stop = true), {
    size: 2,
    stopped: () => stop,
  });
  expect(outcome).toEqual({ done: [1, 2], left: [3, 4, 5], error: undefined });
});
