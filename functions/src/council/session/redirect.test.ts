import { expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { failureRedirect } from './redirect.ts';

it('sends nobody away from their session who is to come again', () =>
  expect(() => failureRedirect(new AppError('unavailable'))).toThrow(
    expect.objectContaining({ code: 'unavailable' }),
  ));
