import { expect, it } from 'vitest';
import { tableOfTime } from './where-time-goes.ts';

it('puts the dearest first, with seconds and the share of all', () => {
  const spent = new Map([
    ['axe', 10],
    ['acting and waiting', 70.4],
    ['loading pages', 20],
  ]);
  expect(tableOfTime(spent).split('\n')).toEqual([
    '     70 s   70 %  acting and waiting',
    '     20 s   20 %  loading pages',
    '     10 s   10 %  axe',
  ]);
});
