import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentStrangers } from './recent-strangers.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('remembers a stranger for five seconds', () => {
  const strangers = recentStrangers();
  strangers.add('a');
  vi.advanceTimersByTime(4_999);
  expect(['a', 'b'].map(strangers.has)).toEqual([true, false]);
  vi.advanceTimersByTime(1);
  expect(strangers.has('a')).toBe(false);
});

it('remembers no more than a thousand, and none that is too long for a host', () => {
  const strangers = recentStrangers();
  for (let each = 0; each < 1_001; each += 1) strangers.add(`host ${each}`);
  expect(['host 0', 'host 1', 'host 1000'].map(strangers.has)).toEqual([false, true, true]);
  const long = 'a'.repeat(301);
  strangers.add(long);
  expect(strangers.has(long)).toBe(false);
});
