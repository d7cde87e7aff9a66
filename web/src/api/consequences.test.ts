import { expect, test } from 'vitest';
import { ApiError, errorFrom } from './api-error.ts';
import { consequenceOf } from './consequences.ts';

const answered = (status: number, code: string) =>
  errorFrom(status, { error: { code, message: 'm' } });

test.each([
  [answered(401, 'unauthenticated'), { go: 'sign-in' }],
  [answered(401, 'session-terminated'), { go: 'session-expired' }],
  [answered(401, 'another-account'), { go: 'recheck-session' }],
  [answered(403, 'not-authorized'), { go: 'recheck-access' }],
  [errorFrom(401, undefined), { go: 'sign-in' }],
  [errorFrom(302, { redirectPath: '/terms' }), { go: 'path', path: '/terms' }],
  [answered(401, 'wrong-credentials'), undefined],
  [answered(404, 'site-not-found'), undefined],
])('%s leads to %o', (error, consequence) => {
  expect(consequenceOf(error)).toEqual(consequence);
});

test('an answer cannot send people to another site', () => {
  expect(consequenceOf(errorFrom(302, { redirectPath: '//evil.example' }))).toBeUndefined();
  expect(consequenceOf(errorFrom(302, { redirectPath: 'https://evil.example' }))).toBeUndefined();
});

test('what is not an answer has no consequence', () => {
  expect(consequenceOf(new Error('bug'))).toBeUndefined();
  expect(
    consequenceOf(new ApiError({ status: 0, code: 'unreachable', message: '' })),
  ).toBeUndefined();
});
