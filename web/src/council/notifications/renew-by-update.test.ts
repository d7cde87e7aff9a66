import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewByUpdate } from './renew-by-update.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function counting(feature: string) {
  const queries = new QueryClient();
  queries.setQueryData([feature, 'read'], 1);
  let renewed = 0;
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.isInvalidated) renewed++;
  });
  const settle = () => queries.setQueryData([feature, 'read'], 1);
  return { queries, settle, renewed: () => renewed };
}

test('a hundred changed sites renew the list at once and once more', () => {
  const { queries, settle, renewed } = counting('site-search');
  for (let change = 0; change < 100; change++) {
    renewByUpdate(queries, 'site');
    settle();
  }
  expect(renewed()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(renewed()).toBe(2);
});

test('every change of a notification is shown', () => {
  const { queries, settle, renewed } = counting('notifications');
  for (let change = 0; change < 3; change++) {
    renewByUpdate(queries, 'notification');
    settle();
  }
  expect(renewed()).toBe(3);
});

test('a list that changed renews a search of it, and the scenarios follow their site', () => {
  const search = counting('site-search');
  renewByUpdate(search.queries, 'site-list');
  expect(search.renewed()).toBe(1);
  const scenarios = counting('scenarios');
  renewByUpdate(scenarios.queries, 'site');
  expect(scenarios.renewed()).toBe(1);
});
