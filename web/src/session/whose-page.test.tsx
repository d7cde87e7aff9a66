import { beforeEach, expect, it } from 'vitest';
import { pageAccount } from '../api/account.ts';
import { hadOpenSession } from './storage.ts';
import { isNobodysPage, leavePage, takePage } from './whose-page.ts';

beforeEach(leavePage);

it("a page of nobody's becomes the first account's that is signed in on it, and stays theirs", () => {
  expect(isNobodysPage()).toBe(true);
  expect(takePage('una')).toBe('theirs');
  expect(takePage('una')).toBe('theirs');
  expect(isNobodysPage()).toBe(false);
  expect([pageAccount(), hadOpenSession()]).toEqual(['una', true]);
});

it("a page of somebody's is another's for whoever else signs in, and nothing is noted as theirs", () => {
  takePage('una');
  expect(takePage('bob')).toBe('another');
  expect(pageAccount()).toBe('una');
  expect(takePage('una')).toBe('theirs');
});

it('a page that was left belongs to whoever signs in on it next', () => {
  takePage('una');
  leavePage();
  expect(isNobodysPage()).toBe(true);
  expect(takePage('bob')).toBe('theirs');
  expect(pageAccount()).toBe('bob');
});
