import { expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { failureRedirect } from './redirect.ts';

it('leads whoever is to come again to the sign-in page, which says why, and goes on with the sign-in that they began', () => {
  const { status, headers } = failureRedirect(new AppError('unavailable'));
  expect(status).toBe(303);
  expect(headers).toEqual({ location: '/sign-in?reason=unavailable' });
});
