import { expect, it } from 'vitest';
import { inTurn } from './turns.ts';

/** Work that ends when it is told to, and what has begun of it. */
function worksheet() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

it('gives each council that waits a turn before one has its next', async () => {
  const { begun, work, endNext } = worksheet();
  const turn = inTurn({ atOnce: 1, waiting: 8 });
  const asked = [
    ...['oak 1', 'oak 2', 'oak 3', 'oak 4'].map((name) => turn(work(name), 'oak')),
    ...['elm 1', 'elm 2'].map((name) => turn(work(name), 'elm')),
  ];
  for (let ended = 0; ended < asked.length; ended += 1) await endNext();
  expect(await Promise.all(asked)).toHaveLength(6);
  expect(begun).toEqual(['oak 1', 'oak 2', 'elm 1', 'oak 3', 'elm 2', 'oak 4']);
});

it('refuses what is too much of one council, and takes what another asks for', async () => {
  const { begun, work, endNext } = worksheet();
  const turn = inTurn({ atOnce: 1, waiting: 1 });
  const taken = [turn(work('oak 1'), 'oak'), turn(work('oak 2'), 'oak')];
  await expect(turn(work('oak 3'), 'oak')).rejects.toMatchObject({ code: 'unavailable' });
  taken.push(turn(work('elm 1'), 'elm'));
  for (let ended = 0; ended < taken.length; ended += 1) await endNext();
  await Promise.all(taken);
  expect(begun).toEqual(['oak 1', 'oak 2', 'elm 1']);
});

it('goes on after work that fails', async () => {
  const turn = inTurn({ atOnce: 1, waiting: 1 });
  const failing = turn(() => Promise.reject(new Error('It failed')));
  const next = turn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('It failed');
  expect(await next).toBe('done');
});

it('keeps a place for another council while one has as many as one may have', async () => {
  const { begun, work, endNext } = worksheet();
  const turn = inTurn({ atOnce: 2, ofOne: 1, waiting: 8 });
  const asked = ['oak 1', 'oak 2', 'oak 3'].map((name) => turn(work(name), 'oak'));
  expect(begun).toEqual(['oak 1']);
  asked.push(...['elm 1', 'elm 2'].map((name) => turn(work(name), 'elm')));
  expect(begun).toEqual(['oak 1', 'elm 1']);
  // Each that ends is followed by one of its own.
  await endNext();
  expect(begun).toEqual(['oak 1', 'elm 1', 'oak 2']);
  for (let ended = 1; ended < asked.length; ended += 1) await endNext();
  expect(await Promise.all(asked)).toHaveLength(5);
  expect(begun).toEqual(['oak 1', 'elm 1', 'oak 2', 'elm 2', 'oak 3']);
});

it('passes over councils that have as many as one may have', async () => {
  const { begun, work, endNext } = worksheet();
  const turn = inTurn({ atOnce: 3, ofOne: 2, waiting: 8 });
  const asked = [
    ...['oak 1', 'oak 2', 'oak 3'].map((name) => turn(work(name), 'oak')),
    ...['elm 1', 'elm 2'].map((name) => turn(work(name), 'elm')),
    turn(work('ash 1'), 'ash'),
  ];
  expect(begun).toEqual(['oak 1', 'oak 2', 'elm 1']);
  for (let ended = 0; ended < asked.length; ended += 1) await endNext();
  expect(await Promise.all(asked)).toHaveLength(6);
  expect(begun).toEqual(['oak 1', 'oak 2', 'elm 1', 'oak 3', 'elm 2', 'ash 1']);
});

it('lets the first of each council wait, however much of others waits', async () => {
  const { begun, work, endNext } = worksheet();
  const turn = inTurn({ atOnce: 1, waiting: 2 });
  const crowd = ['oak', 'elm', 'ash', 'yew'];
  const asked = [
    turn(work('fir 1'), 'fir'),
    ...crowd.flatMap((name) => [turn(work(`${name} 1`), name), turn(work(`${name} 2`), name)]),
    turn(work('bay 1'), 'bay'),
  ];
  await expect(turn(work('bay 2'), 'bay')).rejects.toMatchObject({ code: 'unavailable' });
  for (let ended = 0; ended < asked.length; ended += 1) await endNext();
  expect(await Promise.all(asked)).toHaveLength(10);
  const first = crowd.map((name) => `${name} 1`);
  expect(begun.slice(0, 6)).toEqual(['fir 1', ...first, 'bay 1']);
});
