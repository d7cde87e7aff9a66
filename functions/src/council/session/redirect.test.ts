import { expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { failureRedirect } from './redirect.ts';

it.each(['unavailable', 'too-many-requests'] as const)(
  'leads whoever is told %s to the sign-in page, which says why, and goes on with the sign-in that they began',
  (code) => {
    const { status, headers } = failureRedirect(new AppError(code));
    expect(status).toBe(303);
    expect(headers).toEqual({ location: `/sign-in?reason=${code}` });
  },
);
