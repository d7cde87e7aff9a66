import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('an empty environment is the local one', () => {
  expect(readEnv({})).toEqual({
    apiBase: '/api/v1',
    hostedDomains: [],
    sentryDsn: undefined,
    release: undefined,
  });
});

test('every fault is listed together', () => {
  const read = () =>
    readEnv({ VITE_API_BASE: 'api', VITE_SENTRY_DSN: 'x', VITE_HOSTED_DOMAINS: 'a b' });
  expect(read).toThrow(/VITE_API_BASE[\s\S]*VITE_SENTRY_DSN[\s\S]*VITE_HOSTED_DOMAINS/);
});
