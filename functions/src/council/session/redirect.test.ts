import { expect, it, vi } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { failureRedirect } from './redirect.ts';

it.each(['unavailable', 'too-many-requests'] as const)(
  'leads whoever is told %s to the sign-in page, which says why, and goes on with the sign-in that they began',
  (code) => {
    const { status, headers } = failureRedirect(new AppError(code), '/callback');
    expect(status).toBe(303);
    expect(headers).toEqual({ location: `/sign-in?reason=${code}` });
  },
);

it('leads to the sign-in page during an outage of the database, of which the log has the cause', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  // Later than any line about calls that could not be served.
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  try {
    const outage = Object.assign(new Error('terminating connection'), { code: '57P01' });
    expect(failureRedirect(outage, '/callback').headers).toEqual({
      location: '/sign-in?reason=unavailable',
    });
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    expect(lines).toContainEqual(
      expect.objectContaining({
        severity: 'WARNING',
        path: '/callback',
        cause: expect.stringContaining('terminating connection') as string,
      }),
    );
  } finally {
    vi.useRealTimers();
    written.mockRestore();
  }
});

it('leaves what nobody foresaw to be reported', () => {
  const bug = new TypeError('No such thing');
  expect(() => failureRedirect(bug, '/callback')).toThrow(bug);
});
