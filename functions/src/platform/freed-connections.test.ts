import { describe, expect, it } from 'vitest';
import { freedConnections } from './freed-connections.ts';

/** What is told right after connections came free at these times, in ms, each waited for. */
function freedAt(times: number[]) {
  const freed = freedConnections();
  for (const time of times) freed.note(time, true);
  return { msFor: (connections: number) => freed.msFor(connections, times.at(-1)!), freed };
}

/** So many times, so far apart. */
const everyMs = (apart: number, times: number, from = 0) =>
  Array.from({ length: times }, (_, index) => from + index * apart);

describe('how long it takes until connections come free', () => {
  it('is taken to be 5 ms each before calls have waited', () => {
    expect(freedConnections().msFor(100, 0)).toBe(500);
    expect(freedAt([25_000]).msFor(100)).toBe(500);
  });

  it.each([2, 10, 40])('follows from their coming free every %i ms', (apart) => {
    expect(freedAt(everyMs(apart, 5000)).msFor(30)).toBeCloseTo(30 * apart, -1);
  });

  it('is not much longer for one that was held long while others came free', () => {
    const others = everyMs(5, 5000);
    const long = others.at(-1)! + 1;
    expect(freedAt([...others, long, ...everyMs(5, 10, long + 4)]).msFor(60)).toBeLessThan(400);
  });

  it('says little of the first slow calls of a process', () => {
    expect(freedAt([0, 300, 310, 320]).msFor(40)).toBeLessThan(800);
  });

  it('grows when all are held long, and falls again within a second of their coming free', () => {
    const slow = everyMs(2000, 5);
    expect(freedAt(slow).msFor(2)).toBeGreaterThan(2000);
    const quick = everyMs(5, 300, slow.at(-1)! + 5);
    expect(freedAt([...slow, ...quick]).msFor(2)).toBeLessThan(50);
  });

  it('leaves out the time in which no call waited', () => {
    const { freed } = freedAt(everyMs(5, 1000));
    freed.note(5000, false);
    freed.note(9000, true);
    freed.note(9005, true);
    expect(freed.msFor(30, 9005)).toBeCloseTo(150, -1);
  });

  it('forgets what is long over', () => {
    const { freed } = freedAt(everyMs(2000, 5));
    freed.note(8001, false);
    expect(freed.msFor(2, 8001)).toBeGreaterThan(2000);
    expect(freed.msFor(2, 60_000)).toBe(10);
  });
});
