import { describe, expect, it } from 'vitest';
import { movedWords } from './moved-deadline.ts';

describe('what is said of a deadline that was moved', () => {
  it.each([
    ['never', '27', null, null, ''],
    ['extended', '28', '27', '27', 'extended from 27'],
    ['extended twice', '29', '27', '28', 'extended from 27'],
    ['before the last one was noted', '28', '27', null, 'extended from 27'],
    ['brought forward', '25', '27', '27', 'brought forward from 27'],
    [
      'extended, then brought forward of what was told at first',
      '26',
      '27',
      '28',
      'brought forward from 28; at first it was to close on 27',
    ],
    ['extended, then taken back', '27', '27', '28', 'brought forward from 28'],
    [
      'extended far, then less far',
      '28',
      '27',
      '30',
      'brought forward from 30; at first it was to close on 27',
    ],
    ['brought forward, then put off in part', '26', '27', '25', 'brought forward from 27'],
    ['brought forward, then put back', '27', '27', '25', ''],
  ])('%s', (_how, closesAt, firstClosesAt, lastClosesAt, words) => {
    expect(movedWords({ closesAt, firstClosesAt, lastClosesAt }, (time) => time)).toBe(words);
  });
});
