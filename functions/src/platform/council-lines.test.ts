import { afterEach, expect, it, vi } from 'vitest';
import { councilLines, UNKNOWN_COUNCIL } from './council-lines.ts';

const LIMITS = { all: 5, patienceMs: 600_000 };

afterEach(() => vi.useRealTimers());

/** Councils that ask for connections, and how many each has. */
function councils(...names: string[]) {
  const lines = councilLines();
  const held = new Map<string, (() => void)[]>(names.map((name) => [name, []]));
  const of = (name: string) => held.get(name)!;
  const settled = () => new Promise(setImmediate);
  const ask = async (name: string, times: number) => {
    for (let asked = 0; asked < times; asked += 1)
      void lines.take(name, LIMITS).then((end) => of(name).push(end));
    await settled();
  };
  const end = async (name: string) => {
    of(name).shift()?.();
    await settled();
  };
  const has = () => names.map((name) => of(name).length);
  /** Ends one after the other; gives how many there were. */
  const endAll = async () => {
    let ended = 0;
    for (;;) {
      const name = names.find((each) => of(each).length > 0);
      if (name === undefined) return ended;
      await end(name);
      ended += 1;
    }
  };
  return { ask, end, has, endAll };
}

/** As councils; each has asked lately, and ended. */
async function lately(...names: string[]) {
  const all = councils(...names);
  for (const name of names) {
    await all.ask(name, 1);
    await all.end(name);
  }
  return all;
}

it('leaves a connection to a third council while two ask for more than their share', async () => {
  const { ask, has, endAll } = await lately('oak', 'elm', 'ash');
  await ask('oak', 8);
  await ask('elm', 8);
  expect(has()).toEqual([3, 1, 0]);
  await ask('ash', 1);
  expect(has()).toEqual([3, 1, 1]);
  expect(await endAll()).toBe(17);
});

it('lets further connections go round between the councils that wait', async () => {
  const { ask, end, has, endAll } = await lately('oak', 'elm');
  await ask('oak', 8);
  await ask('elm', 8);
  expect(has()).toEqual([4, 1]);
  // All five are taken: one stays free before anybody has a further one.
  await end('oak');
  expect(has()).toEqual([3, 1]);
  await end('oak');
  await end('oak');
  expect(has()).toEqual([2, 2]);
  expect(await endAll()).toBe(13);
});

it('gives every council its next where each has one and none is free', async () => {
  const names = ['oak', 'elm', 'ash', 'fir', 'yew'];
  const { ask, end, has, endAll } = await lately(...names);
  for (const name of [...names, ...names]) await ask(name, 1);
  expect(has()).toEqual([1, 1, 1, 1, 1]);
  for (const name of names) {
    await end(name);
    expect(has()).toEqual([1, 1, 1, 1, 1]);
  }
  expect(await endAll()).toBe(5);
});

it('forgets nobody when a council that had every connection is no longer alone', async () => {
  const { ask, has, endAll } = councils('oak', 'elm');
  await ask('oak', 7);
  expect(has()).toEqual([5, 0]);
  await ask('elm', 3);
  expect(has()).toEqual([5, 1]);
  expect(await endAll()).toBe(10);
  await ask('elm', 5);
  expect(has()).toEqual([0, 4]);
  expect(await endAll()).toBe(5);
});

it('leaves a connection beside calls of no known council, which keep none from a council', async () => {
  const { ask, has, endAll } = councils('oak', UNKNOWN_COUNCIL);
  await ask(UNKNOWN_COUNCIL, 8);
  expect(has()).toEqual([0, 4]);
  await ask('oak', 1);
  expect(has()).toEqual([1, 4]);
  expect(await endAll()).toBe(9);
  await ask('oak', 5);
  expect(has()).toEqual([5, 0]);
  expect(await endAll()).toBe(5);
});

it('gives those that wait what was kept for a council that has asked for nothing in a minute, in their order', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { ask, has, endAll } = await lately('oak', 'elm', 'ash');
  await ask('oak', 4);
  expect(has()).toEqual([3, 0, 0]);
  vi.advanceTimersByTime(60_001);
  expect(has()).toEqual([3, 0, 0]);
  // Whoever asks now comes after the one that waits.
  await ask('oak', 2);
  expect(has()).toEqual([5, 0, 0]);
  expect(await endAll()).toBe(6);
});
