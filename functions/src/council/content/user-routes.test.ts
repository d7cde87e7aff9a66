import { expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { understood } from './user-routes.ts';

it.each([
  ['not-found', { status: 403 }],
  ['unavailable', { status: 503, code: 'unavailable' }],
  ['too-many-requests', { status: 429, code: 'too-many-requests' }],
] as const)(
  'answers %s of the accounts in its own words only where it is a refusal',
  (code, said) =>
    expect(understood(Promise.reject(new AppError(code)))).rejects.toMatchObject(said),
);
