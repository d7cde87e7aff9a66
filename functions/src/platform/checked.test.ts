import { describe, expect, it } from 'vitest';
import { checked } from './checked.ts';
import { closed, yup } from './contract.ts';

const kept = closed({
  name: yup.string().max(3).required(),
  size: yup.number().integer().min(1).nullable(),
  colour: yup.string().oneOf(['red', 'blue'] as const),
  parts: yup.array().of(closed({ at: yup.string().uuid().defined() }).required()),
  least: yup.number(),
  most: yup.number().min(yup.ref('least')),
  reason: yup.string().when('colour', {
    is: 'red',
    then: (schema) => schema.required(),
  }),
}).test('not-both', 'Not both', (value) => value.size !== value.least);

const one = { name: 'abc', size: null };
const uuid = '8a5a2f9e-4f0d-4a6e-9a53-0a1c2a3b4c5d';

describe('what a schema allows', () => {
  it.each([
    one,
    { ...one, size: 4, colour: 'blue', parts: [] },
    { ...one, parts: [{ at: uuid }], least: 2, most: 2 },
    { ...one, colour: 'red', reason: 'why' },
  ])('is given as it is: %j', (value) =>
    expect(checked(kept, value, { abortEarly: false })).toBe(value),
  );

  it.each([
    null,
    'abc',
    [],
    {},
    { ...one, name: 'abcd' },
    { ...one, size: 1.5 },
    { ...one, size: '4' },
    { ...one, colour: 'green' },
    { ...one, parts: {} },
    { ...one, parts: [{ at: uuid }, { at: 'a' }, null] },
    { ...one, parts: [{ at: uuid, more: 1 }] },
    { ...one, more: 1 },
    { ...one, least: 3, most: 2 },
    { ...one, size: 3, least: 3 },
    { ...one, colour: 'red' },
  ])('is refused in the words of the schema: %j', (value) => {
    for (const abortEarly of [true, false])
      expect(faults(() => checked(kept, value, { abortEarly }))).toEqual(
        faults(() => kept.validateSync(value, { strict: true, abortEarly })),
      );
  });
});

/** With where each is. Fails where there are none. */
function faults(check: () => unknown) {
  try {
    check();
  } catch (error) {
    const { path, message, inner } = error as yup.ValidationError;
    return [
      { path, message },
      ...inner.map((each) => ({ path: each.path, message: each.message })),
    ];
  }
  throw new Error('Allowed');
}
