import { expect, it } from 'vitest';
import { asAppError } from './answer-error.ts';

it.each(['22003', '22021', '22P02', '22P05'])(
  'a value that the database refuses with %s is the fault of who sent it',
  (code) => {
    const refused = Object.assign(new Error('out of range'), { code });
    expect(asAppError(refused)).toMatchObject({ code: 'payload-invalid', cause: refused });
  },
);

it('what else the database refuses is nobody’s', () => {
  expect(asAppError(Object.assign(new Error('no column'), { code: '42703' }))).toBeUndefined();
});
